import type { HomeBanner, SectionCard } from '@potli/api/contract/home';
import { ErrorState } from '@potli/ui/ErrorState';
import { Container } from '@potli/ui/Layout';
import { OfferCard } from '@potli/ui/OfferCard';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { useRouter } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { HomeSectionCards } from '../../../features/catalogue/homeData.ts';
import { paths } from '../../../lib/paths.ts';
import { SectionBanner } from './SectionBanner.tsx';
import { Shelf } from './Shelf.tsx';

interface DynamicSectionsProps {
  /** Absent where they did not load. */
  sections?: readonly HomeSectionCards[];
  banners?: readonly HomeBanner[];
}

/** The sections that the shop's editors put together, by rank; those without stores are hidden. */
export function DynamicSections({ sections, banners }: DynamicSectionsProps) {
  if (!sections) return <SectionsFailed />;
  return sections
    .filter((section) => section.cards?.length !== 0)
    .map((section) => (
      <Fragment key={section.id}>
        {section.cards ? (
          <SectionShelf title={section.title} cards={section.cards} />
        ) : (
          <SectionsFailed title={section.title} />
        )}
        <SectionBanner after={section.title} banners={banners} />
      </Fragment>
    ));
}

function SectionShelf({ title, cards }: { title: string; cards: readonly SectionCard[] }) {
  return (
    <Shelf title={title}>
      {cards.map((card, index) => (
        <OfferCard
          key={card.itemId}
          storeName={card.itemName ?? 'Unknown'}
          href={paths.store(card.itemUrlSlug ?? card.itemId)}
          imageUrl={card.itemImageUrl}
          discountText={card.discountText}
          reward={card.earnRewards}
          termsTag={card.termsTag}
          index={index}
        />
      ))}
    </Shelf>
  );
}

/** Dynamic sections are the only list whose failure is shown (docs/product/home.md#failures). */
function SectionsFailed({ title }: { title?: string }) {
  const router = useRouter();
  return (
    <Container>
      {title !== undefined && <SectionHeading title={title} />}
      <ErrorState
        title="Failed to fetch data. Please try again later."
        retryLabel="Try again"
        onRetry={() => void router.invalidate()}
      />
    </Container>
  );
}
