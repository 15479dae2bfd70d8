import type { Offer } from '@potli/api/contract/offers';
import { CouponTicket, type CouponTicketTexts } from '@potli/ui/CouponTicket';
import { useCopyMessages } from '../../lib/useCopyMessages.ts';
import { useGetDeal } from '../clickout/useGetDeal.ts';
import { shopOf } from './shopOf.ts';
import { useCodeAlong } from './useCodeAlong.ts';

/** The tickets of coupons, with Get Deal's own rules of clicking out. Their grid stands on the `coupon` ground. */
export function CouponTickets({ offers }: { offers: readonly Offer[] }) {
  const getDeal = useGetDeal();
  const codeAlong = useCodeAlong();
  const copyMessages = useCopyMessages();
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
      copyMessages={copyMessages}
      getDeal={{
        ...getDeal({ id: offer.id, source: 'OFFER', name: offer.offerName, link: offer.redirectUrl }),
        text: 'Get Deal',
        copies: codeAlong(offer.couponCode),
      }}
    />
  ));
}

const ticketTexts: CouponTicketTexts = {
  noCode: 'No code needed',
  copy: 'Copy code {code}',
  till: 'Till {day}',
};
