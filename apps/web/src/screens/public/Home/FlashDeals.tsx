import { Carousel } from '@potli/ui/commerce/Carousel/Carousel';
import { DealCard } from '@potli/ui/commerce/DealCard/DealCard';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app.tsx';
import { useClickOut } from '../../../clickout/useClickOut.ts';
import { homeFlashDealsQuery } from '../../../queries/catalogueQueries.ts';
import { HomeRow } from './HomeRow.tsx';

export function FlashDeals() {
  const query = useQuery(homeFlashDealsQuery(useApp().api));
  const clickOut = useClickOut();
  return (
    <HomeRow title="New Flash Deals" query={query} placeholders={4}>
      {(deals) => (
        <Carousel title="New Flash Deals" viewAllHref="/deals">
          {deals.map((deal) => (
            <DealCard
              key={deal.id}
              name={deal.offerName}
              href={`/grabdeals/${deal.urlSlug}`}
              imageUrl={deal.offerImageUrl}
              tag={deal.offerHomePageCardTag}
              expiresAt={deal.expiryDate}
              grab={clickOut({ id: deal.id, source: 'OFFER', name: deal.offerName, link: deal.redirectUrl })}
            />
          ))}
        </Carousel>
      )}
    </HomeRow>
  );
}
