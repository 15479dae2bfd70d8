import type * as calls from '../../contract/giftCardOrders.ts';
import { type GiftCardOrder, MASKED_PIN, type Voucher } from '../../contract/giftCardOrders.ts';
import type * as payments from '../../contract/giftCardPayments.ts';
import type { PaymentEnd, PaymentSession } from '../../contract/giftCardPayments.ts';
import { giftCardPrice, isDenomination } from '../../contract/giftCardPrice.ts';
import {
  GIFT_CARD_PAYMENT_HOURS,
  GIFT_CARD_RUPEES_A_DAY,
  GIFT_CARDS_A_DAY,
  GIFT_DATE_DAYS,
} from '../../contract/policy.ts';
import { indiaDay } from '../../units/india.ts';
import { toPaise } from '../../units/money.ts';
import { DAY_MS, HOUR_MS } from '../../units/time.ts';
import type { Shop } from '../createShop.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem, notFound } from '../http/MockProblem.ts';
import { found } from '../select.ts';
import { toPage } from '../toPage.ts';

interface OrderMock {
  shop: Shop;
  /** The gift card orders of a member at first, newest first. */
  ordersOf: (email: string | undefined) => readonly GiftCardOrder[];
  /** Vouchers as they are revealed, by their ids. */
  secrets: ReadonlyMap<string, Voucher>;
  nowMs: number;
}

export const noSuchOrder = () => new MockProblem(404, 'You have no such order.');

/** Stores what members order as long as these resolvers exist. Every payment that the browser reports succeeds. */
export function giftCardOrderResolvers({
  shop,
  ordersOf,
  secrets,
  nowMs,
}: OrderMock): ResolversOf<typeof calls> & ResolversOf<typeof payments> {
  const ordered = new Map<string | undefined, GiftCardOrder[]>();
  const issued = new Map<string, Voucher>(secrets);
  const now = new Date(nowMs).toISOString();
  const lastGiftDay = indiaDay(new Date(nowMs + GIFT_DATE_DAYS * DAY_MS));
  const allOf = (email: string | undefined) => [...(ordered.get(email) ?? []), ...ordersOf(email)];
  function orderOf(email: string | undefined, id: string): GiftCardOrder {
    const order = allOf(email).find((each) => each.id === id);
    if (!order) throw noSuchOrder();
    return order;
  }
  const change = (email: string | undefined, changed: GiftCardOrder): GiftCardOrder => {
    const others = ordered.get(email) ?? [];
    ordered.set(
      email,
      others.map((order) => (order.id === changed.id ? changed : order)),
    );
    return changed;
  };
  const deliver = (order: GiftCardOrder): GiftCardOrder => ({
    ...order,
    paymentStatus: 'SUCCESS',
    orderStatus: 'SUCCESS',
    stage: 'DELIVERED',
    payableUntil: null,
    paymentCompletedAt: now,
    purchaseOrders: order.purchaseOrders.map((line) => ({
      ...line,
      itemDetailsForUser: {
        data: Array.from({ length: line.count }, (_, nth) => {
          const voucher_id = `${order.id}-${nth + 1}`;
          const digits = String(7_101_224_500_000_000 + issued.size * 91_746_211_403 + nth);
          const voucher_ref = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
          const voucher = { voucher_ref, pin_code: String(204_816 + nth * 73_939), expiration_date: '2027-11-20' };
          issued.set(voucher_id, voucher);
          return { ...voucher, pin_code: MASKED_PIN, voucher_id: order.gift ? null : voucher_id };
        }),
      },
    })),
  });

  return {
    listGiftCardOrders: ({ query: { page, size } }, { email }) => toGiftCardOrderPage(allOf(email), page, size),
    getGiftCardOrder: ({ params: { id } }, { email }) => orderOf(email, id),
    createGiftCardOrder({ body }, { email }) {
      const card = found(shop.giftCards, ({ id }) => id === body.giftCardId);
      if (!isDenomination(card, body.denomination))
        throw new MockProblem(400, `This card is not sold with ₹${body.denomination} on it.`);
      if (body.count > card.maxCount)
        throw new MockProblem(400, `At most ${card.maxCount} of these cards in one order.`);
      if (body.gift?.sendOn && body.gift.sendOn > lastGiftDay)
        throw new MockProblem(400, `A gift can be sent up to ${GIFT_DATE_DAYS} days ahead.`);
      refuseOverDay(ordered.get(email) ?? [], body.count, body.denomination);
      const price = giftCardPrice(card.salesDiscount, body.denomination, body.count);
      const order: GiftCardOrder = {
        id: String(allOf(email).length + 9001),
        orderAmount: price.faceValue,
        paymentStatus: 'PENDING',
        orderStatus: 'PENDING',
        paymentCompletedAt: null,
        paymentMetadata: { paymentAmount: price.youPay },
        purchaseOrders: [
          {
            cost: body.denomination,
            count: body.count,
            itemDetails: { brandName: card.brandName },
            itemDetailsForUser: { data: [] },
          },
        ],
        stage: 'AWAITING_PAYMENT',
        orderedAt: now,
        refund: null,
        payableUntil: new Date(nowMs + GIFT_CARD_PAYMENT_HOURS * HOUR_MS).toISOString(),
        gift: body.gift && {
          ...body.gift,
          sendOn: body.gift.sendOn ?? now.slice(0, 10),
          sentAt: null,
          openedAt: null,
        },
      };
      ordered.set(email, [order, ...(ordered.get(email) ?? [])]);
      return { order, payment: toMockPaymentSession(order) };
    },
    startGiftCardPayment({ params: { id } }, { email }) {
      const order = orderOf(email, id);
      if (order.payableUntil === null) throw new MockProblem(409, 'This order cannot be paid any more.');
      return toMockPaymentSession(order);
    },
    confirmGiftCardPayment({ params: { id }, body }, { email }) {
      const order = orderOf(email, id);
      if (order.payableUntil === null) return order;
      return change(email, ends[body.outcome](order, deliver));
    },
    revealVoucherPin({ params: { id } }, { email }) {
      const isOwn = allOf(email).some(({ purchaseOrders }) =>
        purchaseOrders.some((line) => line.itemDetailsForUser.data.some(({ voucher_id }) => voucher_id === id)),
      );
      const voucher = issued.get(id);
      if (!isOwn || !voucher) throw notFound();
      return voucher;
    },
  };
}

/** The clock of the mock does not move, so all that was ordered is of today. */
function refuseOverDay(today: readonly GiftCardOrder[], count: number, denomination: number): void {
  const lines = today.flatMap(({ purchaseOrders }) => purchaseOrders);
  const cards = lines.reduce((sum, line) => sum + line.count, count);
  const rupees = lines.reduce((sum, line) => sum + line.count * line.cost, count * denomination);
  if (cards > GIFT_CARDS_A_DAY || rupees > GIFT_CARD_RUPEES_A_DAY)
    throw new MockProblem(409, 'You cannot buy so many gift cards today. Please try again tomorrow.');
}

type End = (order: GiftCardOrder, deliver: (order: GiftCardOrder) => GiftCardOrder) => GiftCardOrder;

const ends: Record<PaymentEnd['outcome'], End> = {
  PAID: (order, deliver) => deliver(order),
  FAILED: (order) => ({ ...order, paymentStatus: 'FAILED', orderStatus: 'FAILED', stage: 'PAYMENT_FAILED' }),
  CLOSED: (order) => order,
};

/** What the browser gets to pay for an order with the simulated provider. */
export function toMockPaymentSession(order: GiftCardOrder): PaymentSession {
  const [line] = order.purchaseOrders;
  return {
    orderId: order.id,
    provider: 'simulated',
    scriptUrl: '/dev/pay/checkout.js',
    scriptObject: 'SimulatedPay',
    publicKey: 'sim_key',
    providerOrderId: `sim_order_${order.id}`,
    sessionToken: '',
    mode: 'sandbox',
    currency: 'INR',
    name: 'Potli',
    amountPaise: toPaise(order.paymentMetadata.paymentAmount),
    description: `${line?.itemDetails.brandName ?? ''} gift card`.trim(),
    prefill: { name: '', email: '' },
    payableUntil: order.payableUntil ?? order.orderedAt ?? '',
  };
}

/** One page in the shape of this call, which has the totals in the body. */
export function toGiftCardOrderPage(orders: readonly GiftCardOrder[], page: number, size: number) {
  const { rows, totalPages, totalCount } = toPage(orders, { pageNumber: page, pageSize: size });
  return { content: rows, totalPages, totalElements: totalCount };
}
