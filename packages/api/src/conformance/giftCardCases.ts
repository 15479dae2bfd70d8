import type { GiftCardOrder } from '../contract/giftCardOrders.ts';
import { toPaise } from '../units/money.ts';
import type { ConformanceCase, ConformanceRequest, Known } from './ConformanceCase.ts';

/** Cases of a call that has no answer here: what it refuses, and with which status. */
const refuses = (
  endpoint: ConformanceCase['endpoint'],
  name: string,
  status: number,
  request: (known: Known) => ConformanceRequest,
): ConformanceCase => ({
  endpoint,
  name,
  status,
  request,
  ...(endpoint === 'getGift' || endpoint === 'openGift' ? {} : { as: 'member' }),
  demo: true,
});

const order = ({ giftCardId }: Known, change: object = {}): ConformanceRequest => ({
  body: { giftCardId, denomination: 1000, count: 1, ...change },
});
const own = ({ giftCardOrderId: id }: Known, body?: unknown): ConformanceRequest => ({
  params: { id },
  ...(body !== undefined && { body }),
});
const unknown = (body?: unknown) => (): ConformanceRequest => ({
  params: { id: 'no-such-thing' },
  ...(body !== undefined && { body }),
});

/** Gift cards of the demo member, and what buying refuses. The last case buys one. */
export const giftCardCases: readonly ConformanceCase[] = [
  {
    name: 'lists gift card orders, delivered ones with their vouchers',
    endpoint: 'listGiftCardOrders',
    as: 'member',
    demo: true,
    status: 200,
    check: (answer) => {
      const { content, totalElements } = answer as { content: GiftCardOrder[]; totalElements: number };
      const delivered = content.filter(({ orderStatus }) => orderStatus === 'SUCCESS');
      return (
        totalElements === 9 &&
        delivered.length > 0 &&
        delivered.every((order) => order.purchaseOrders.every((bought) => bought.itemDetailsForUser.data.length > 0))
      );
    },
  },
  {
    name: 'counts pages from 0',
    endpoint: 'listGiftCardOrders',
    as: 'member',
    demo: true,
    request: () => ({ query: { page: '1', size: '5' } }),
    status: 200,
    check: (answer) => (answer as { content: GiftCardOrder[] }).content.length === 4,
  },
  {
    name: 'lists nothing for a new member',
    endpoint: 'listGiftCardOrders',
    as: 'newMember',
    status: 200,
    check: (answer) => (answer as { totalElements: number }).totalElements === 0,
  },
  {
    name: 'returns one order, PINs masked',
    endpoint: 'getGiftCardOrder',
    as: 'member',
    demo: true,
    request: (known) => own(known),
    status: 200,
    check: (answer) => {
      const vouchers = (answer as GiftCardOrder).purchaseOrders.flatMap((line) => line.itemDetailsForUser.data);
      return vouchers.length > 0 && vouchers.every(({ pin_code, voucher_id }) => !/\d/.test(pin_code) && voucher_id);
    },
  },
  {
    ...refuses('getGiftCardOrder', 'is not for another member', 404, (known) => own(known)),
    as: 'newMember',
  },
  refuses('getGiftCardOrder', 'does not find an unknown order', 404, unknown()),
  {
    name: 'reveals one PIN to its buyer',
    endpoint: 'revealVoucherPin',
    as: 'member',
    demo: true,
    request: ({ voucherId }) => ({ params: { id: voucherId } }),
    status: 200,
    check: (answer) => /^\d{6}$/.test((answer as { pin_code: string }).pin_code),
  },
  {
    ...refuses('revealVoucherPin', 'is not for another member', 404, ({ voucherId }) => ({
      params: { id: voucherId },
    })),
    as: 'newMember',
  },
  refuses('revealVoucherPin', 'does not find an unknown voucher', 404, unknown()),
  refuses('startGiftCardPayment', 'pays nothing twice', 409, (known) => own(known)),
  refuses('startGiftCardPayment', 'does not find an unknown order', 404, unknown()),
  {
    name: 'says how a delivered order is, whatever the browser tells',
    endpoint: 'confirmGiftCardPayment',
    as: 'member',
    demo: true,
    request: (known) => own(known, { outcome: 'CLOSED' }),
    status: 200,
    check: (answer) => (answer as GiftCardOrder).stage === 'DELIVERED',
  },
  refuses('confirmGiftCardPayment', 'refuses an unknown outcome', 400, (known) => own(known, { outcome: 'FREE' })),
  refuses('confirmGiftCardPayment', 'does not find an unknown order', 404, unknown({ outcome: 'CLOSED' })),
  refuses('getGift', 'does not find an unknown link', 404, () => ({ body: { key: 'no-such-key' } })),
  refuses('getGift', 'requires a key', 400, () => ({ body: {} })),
  refuses('openGift', 'does not find an unknown link', 404, () => ({ body: { key: 'no-such-key' } })),
  refuses('openGift', 'requires a key', 400, () => ({ body: {} })),
  refuses('createGiftCardOrder', 'refuses an amount', 400, (known) => order(known, { amount: 1 })),
  refuses('createGiftCardOrder', 'refuses a denomination that is not sold', 400, (known) =>
    order(known, { denomination: 501 }),
  ),
  refuses('createGiftCardOrder', 'refuses no card at all', 400, (known) => order(known, { count: 0 })),
  refuses('createGiftCardOrder', 'does not find an unknown card', 404, (known) =>
    order(known, { giftCardId: '999999' }),
  ),
  refuses('createGiftCardOrder', 'refuses a gift without an address', 400, (known) =>
    order(known, { gift: { name: 'Meera' } }),
  ),
  {
    name: 'orders a card at its discounted price',
    endpoint: 'createGiftCardOrder',
    as: 'member',
    demo: true,
    request: (known) => order(known),
    status: 200,
    check: (answer) => {
      const { order: placed, payment } = answer as { order: GiftCardOrder; payment: { amountPaise: number } };
      const { paymentAmount } = placed.paymentMetadata;
      return (
        placed.stage === 'AWAITING_PAYMENT' && paymentAmount <= 1000 && payment.amountPaise === toPaise(paymentAmount)
      );
    },
  },
];
