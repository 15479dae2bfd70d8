import { Carousel } from '@potli/ui/commerce/Carousel/Carousel';
import { OfferCard } from '@potli/ui/commerce/OfferCard/OfferCard';
import { ErrorState } from '@potli/ui/components/ErrorState/ErrorState';
import { Container } from '@potli/ui/components/Layout/Container';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useApp } from '../../../app.tsx';
import { homeSectionsQuery } from '../../../queries/catalogueQueries.ts';
import { SectionBanner } from './SectionBanner.tsx';

/** The sections that the shop's editors put together, by rank; those without stores are hidden. */
export function DynamicSections() {
  const { data, isError, refetch, isFetching } = useQuery(homeSectionsQuery(useApp().api));
  if (data) {
    return data
      .filter((section) => section.cards.length > 0)
      .map((section) => (
        <Fragment key={section.id}>
          <Carousel title={section.title}>
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
          </Carousel>
          <SectionBanner after={section.title} />
        </Fragment>
      ));
  }
  if (!isError) return null;
  return (
    <Container>
      <ErrorState
        title="Failed to fetch data. Please try again later."
        retryLabel="Try again"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </Container>
  );
}
