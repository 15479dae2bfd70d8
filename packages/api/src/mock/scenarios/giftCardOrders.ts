import type { GiftCardOrder, OrderStage } from '../../contract/giftCardOrders.ts';
import { demoGiftCardOrders } from '../../fixtures/index.ts';
import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { noSuchOrder, toGiftCardOrderPage, toMockPaymentSession } from '../resources/giftCardOrders.ts';
import { failing, refusing, slow, withoutSession } from './failures.ts';

const YEARS = 7;

const statuses: Record<OrderStage, [payment: string, order: string]> = {
  AWAITING_PAYMENT: ['PENDING', 'PENDING'],
  VERIFYING: ['PENDING', 'PENDING'],
  ISSUING: ['SUCCESS', 'PENDING'],
  DELIVERED: ['SUCCESS', 'SUCCESS'],
  PAYMENT_FAILED: ['FAILED', 'FAILED'],
  CANCELLED: ['FAILED', 'FAILED'],
  REFUNDING: ['SUCCESS', 'FAILED'],
  REFUNDED: ['REFUNDED', 'REFUNDED'],
};

const PAYABLE: readonly OrderStage[] = ['AWAITING_PAYMENT', 'PAYMENT_FAILED'];
const BACK: readonly OrderStage[] = ['REFUNDING', 'REFUNDED'];

/** An order of two cards in a stage. */
export function mockGiftCardOrder(stage: OrderStage): GiftCardOrder {
  const [paymentStatus, orderStatus] = statuses[stage];
  const [delivered] = demoGiftCardOrders;
  if (!delivered) throw new Error('The demo shop has no gift card orders');
  const amount = delivered.paymentMetadata.paymentAmount;
  return {
    ...delivered,
    stage,
    paymentStatus,
    orderStatus,
    paymentCompletedAt: PAYABLE.includes(stage) || stage === 'CANCELLED' ? null : delivered.paymentCompletedAt,
    payableUntil: PAYABLE.includes(stage) ? '2026-11-21T06:30:00.000Z' : null,
    purchaseOrders: delivered.purchaseOrders.map((line) =>
      stage === 'DELIVERED' ? line : { ...line, itemDetailsForUser: { data: [] } },
    ),
    refund: BACK.includes(stage)
      ? {
          amount,
          startedAt: '2026-11-19T13:21:00.000Z',
          refundedAt: stage === 'REFUNDED' ? '2026-11-19T14:02:00.000Z' : null,
        }
      : null,
  };
}

/** The member's gift cards: history, and buying. */
export const giftCardOrderScenarios = {
  empty: () => [createHandler('listGiftCardOrders', () => ({ content: [], totalPages: 0, totalElements: 0 }))],
  /** Of a member of many years. */
  manyPages: () => [
    createHandler('listGiftCardOrders', ({ query: { page, size } }) => {
      const years = Array.from({ length: YEARS }, (_, year) =>
        demoGiftCardOrders.map((row) => ({ ...row, id: `${row.id}-${year}` })),
      );
      return toGiftCardOrderPage(years.flat(), page, size);
    }),
  ],
  /** An order of nobody, or of another member. */
  missing: () => refusing(noSuchOrder, ['getGiftCardOrder']),
  failing: () => failing('listGiftCardOrders'),
  slow: () => slow('listGiftCardOrders'),
  unauthorized: () => withoutSession('listGiftCardOrders'),
  /** Whatever is ordered, paid or asked for is in this stage afterwards. */
  inStage: (stage: OrderStage = 'VERIFYING') => [
    createHandler('listGiftCardOrders', ({ query: { page, size } }) =>
      toGiftCardOrderPage([mockGiftCardOrder(stage)], page, size),
    ),
    createHandler('getGiftCardOrder', () => mockGiftCardOrder(stage)),
    createHandler('startGiftCardPayment', () => toMockPaymentSession(mockGiftCardOrder('AWAITING_PAYMENT'))),
    createHandler('confirmGiftCardPayment', () => mockGiftCardOrder(stage)),
  ],
  /** The provider could not refund one, and the shop has sent the money itself. */
  repaid: () => [
    createHandler('listGiftCardOrders', ({ query: { page, size } }) => {
      const order = mockGiftCardOrder('REFUNDED');
      const refund = order.refund && { ...order.refund, reference: 'N335260011223344' };
      return toGiftCardOrderPage([{ ...order, refund }], page, size);
    }),
  ],
  /** An order waits to be paid; after that it is in the stage `ends`. */
  waiting: ({ ends = 'DELIVERED', scriptUrl }: { ends?: OrderStage; scriptUrl?: string } = {}) => {
    const order = mockGiftCardOrder('AWAITING_PAYMENT');
    return [
      createHandler('getGiftCardOrder', () => order),
      createHandler('startGiftCardPayment', () => ({
        ...toMockPaymentSession(order),
        ...(scriptUrl && { scriptUrl }),
      })),
      createHandler('confirmGiftCardPayment', () => mockGiftCardOrder(ends)),
    ];
  },
  openingSlow: () => slow('getGiftCardOrder'),
  openingFails: () => failing('getGiftCardOrder'),
  orderingSlow: () => slow('createGiftCardOrder'),
  orderingFails: () => failing('createGiftCardOrder'),
  /** The day's limit is reached. */
  limited: () =>
    refusing(
      () => new MockProblem(409, 'You can buy gift cards of ₹2,000 more today. Please try again tomorrow.'),
      ['createGiftCardOrder'],
    ),
  /** The payment provider does not answer. */
  providerDown: () =>
    refusing(
      () => new MockProblem(503, 'The payment provider does not answer. Nothing was charged. Please try again.'),
      ['createGiftCardOrder', 'startGiftCardPayment'],
    ),
  confirmingSlow: () => slow('confirmGiftCardPayment'),
  confirmingFails: () => failing('confirmGiftCardPayment'),
  revealSlow: () => slow('revealVoucherPin'),
  revealFails: () =>
    refusing(() => new MockProblem(429, 'Too many tries. Please wait a little and try again.'), ['revealVoucherPin']),
};
