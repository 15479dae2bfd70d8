import type { Offer } from '@potli/api/contract/offers';
import { DealCard } from '@potli/ui/DealCard';
import type { TimeLeftTexts } from '@potli/ui/TimeLeft';
import { paths } from '../../lib/paths.ts';
import { useClickOut } from '../clickout/useClickOut.ts';
import { shopOf } from './shopOf.ts';
import { useCodeAlong } from './useCodeAlong.ts';

/** A flash deal in a list, with its way to the shop. */
export function FlashDealCard({ deal }: { deal: Offer }) {
  const clickOut = useClickOut();
  const codeAlong = useCodeAlong();
  return (
    <DealCard
      name={deal.offerName}
      href={paths.deal(deal.urlSlug)}
      imageUrl={deal.offerImageUrl}
      tag={deal.offerHomePageCardTag}
      expiresAt={deal.expiryDate}
      shop={shopOf(deal)}
      timeTexts={timeTexts}
      grab={{
        ...clickOut({ id: deal.id, source: 'OFFER', name: deal.offerName, link: deal.redirectUrl }),
        text: 'Grab Deal',
        copies: codeAlong(deal.couponCode),
      }}
    />
  );
}

/** Beside an offer: "Ends in 1d 18h 40m". */
const timeTexts: TimeLeftTexts = {
  endsIn: 'Ends in',
  endsOn: 'Ends on',
  expired: 'EXPIRED',
  units: { day: 'd', hour: 'h', minute: 'm', underAMinute: 'under 1m' },
};
