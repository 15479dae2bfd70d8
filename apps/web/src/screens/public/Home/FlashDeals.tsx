import type { Offer } from '@potli/api/contract/offers';
import { FlashDealCard } from '../../../features/offers/FlashDealCard.tsx';
import { Shelf } from './Shelf.tsx';

export function FlashDeals({ deals }: { deals: readonly Offer[] }) {
  if (deals.length === 0) return null;
  return (
    <Shelf title="New Flash Deals" viewAllHref="/deals">
      {deals.map((deal) => (
        <FlashDealCard key={deal.id} deal={deal} />
      ))}
    </Shelf>
  );
}
