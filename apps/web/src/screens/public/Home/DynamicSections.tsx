import type { HomeBanner } from '@potli/api/contract/home';
import { OfferCard } from '@potli/ui/commerce/OfferCard/OfferCard';
import { Fragment } from 'react';
import type { HomeSectionCards } from '../../../features/catalogue/homeSections.ts';
import { SectionBanner } from './SectionBanner.tsx';
import { SectionsFailed } from './SectionsFailed.tsx';
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
    .filter((section) => section.cards.length > 0)
    .map((section) => (
      <Fragment key={section.id}>
        <Shelf title={section.title}>
          {section.cards.map((card, index) => (
            <OfferCard
              key={card.itemId}
              storeName={card.itemName ?? ''}
              href={`/stores_details/${card.itemUrlSlug ?? card.itemId}`}
              imageUrl={card.itemImageUrl}
              discountText={card.discountText}
              reward={card.earnRewards}
              termsTag={card.termsTag}
              index={index}
            />
          ))}
        </Shelf>
        <SectionBanner after={section.title} banners={banners} />
      </Fragment>
    ));
}
