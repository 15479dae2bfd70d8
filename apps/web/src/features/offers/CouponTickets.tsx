import type { Offer } from '@potli/api/contract/offers';
import { CouponTicket, type CouponTicketTexts } from '@potli/ui/CouponTicket';
import { useGetDeal } from '../clickout/useGetDeal.ts';
import { shopOf } from './shopOf.ts';

/** The tickets of coupons, with Get Deal's own rules of clicking out. Their grid stands on the `coupon` ground. */
export function CouponTickets({ offers }: { offers: readonly Offer[] }) {
  const getDeal = useGetDeal();
  return offers.map((offer, index) => (
    <CouponTicket
      key={offer.id}
      name={offer.offerName}
      imageUrl={offer.offerImageUrl}
      code={offer.couponCode}
      tag={offer.offerHomePageCardTag}
      expiresAt={offer.expiryDate}
      shop={shopOf(offer)}
      index={index}
      texts={ticketTexts}
      getDeal={{
        ...getDeal({ id: offer.id, source: 'OFFER', name: offer.offerName, link: offer.redirectUrl }),
        text: 'Get Deal',
      }}
    />
  ));
}

const ticketTexts: CouponTicketTexts = {
  noCode: 'No code needed',
  till: (day) => `Till ${day}`,
};
