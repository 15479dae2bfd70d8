import type { Voucher } from '../../contract/giftCardOrders.ts';
import type * as calls from '../../contract/gifts.ts';
import type { Gift } from '../../contract/gifts.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';

/** The key of a mailed gift. */
export const MOCK_GIFT_KEY = 'mock-gift-key';

const gift: Gift = {
  brandName: 'Dhaaga Dept.',
  imageUrl: '/demo/giftcards/dhaaga.svg',
  denomination: 500,
  count: 1,
  senderName: 'Asha Rao',
  receiverName: 'Meera',
  openedAt: null,
  message: 'Happy birthday! Something in red, please.',
};

const voucher: Voucher = { voucher_ref: '6204 9902 1180 4417', pin_code: '730915', expiration_date: '2027-11-20' };

/** One gift, which opens once as long as these resolvers exist. */
export function giftResolvers(nowMs: number): ResolversOf<typeof calls> {
  let openedAt: string | null = null;
  const check = (key: string) => {
    if (key !== MOCK_GIFT_KEY) throw new MockProblem(404, 'This link leads to no gift.');
  };
  return {
    getGift({ body }) {
      check(body.key);
      return { ...gift, openedAt };
    },
    openGift({ body }) {
      check(body.key);
      if (openedAt !== null) throw new MockProblem(409, 'This gift was opened already.');
      openedAt = new Date(nowMs).toISOString();
      return {
        vouchers: [voucher],
        howItWorks: [`At ${gift.brandName}, choose gift card when you pay and enter number and PIN.`],
      };
    },
  };
}
