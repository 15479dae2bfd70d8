import type { Offer } from '@potli/api/contract/offers';
import { Carousel } from '@potli/ui/commerce/Carousel/Carousel';
import { DealCard } from '@potli/ui/commerce/DealCard/DealCard';
import { useClickOut } from '../../../clickout/useClickOut.ts';

export function FlashDeals({ deals }: { deals: readonly Offer[] }) {
  const clickOut = useClickOut();
  if (deals.length === 0) return null;
  return (
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
  );
}
