import type { Offer } from '@potli/api/contract/offers';
import { DealCard } from '@potli/ui/commerce/DealCard/DealCard';
import { useClickOut } from '../clickout/useClickOut.ts';
import { timeTexts } from './timeTexts.ts';

/** A flash deal in a list, with its way to the shop. */
export function FlashDealCard({ deal }: { deal: Offer }) {
  const clickOut = useClickOut();
  return (
    <DealCard
      name={deal.offerName}
      href={`/grabdeals/${deal.urlSlug}`}
      imageUrl={deal.offerImageUrl}
      tag={deal.offerHomePageCardTag}
      expiresAt={deal.expiryDate}
      timeTexts={timeTexts}
      grab={{
        ...clickOut({ id: deal.id, source: 'OFFER', name: deal.offerName, link: deal.redirectUrl }),
        text: 'Grab Deal',
      }}
    />
  );
}
