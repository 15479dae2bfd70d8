import type { Contract, GiftBody, GiftCardOrder, PaymentEnd, PaymentSession, RequestOf, ResponseOf } from '@potli/api';
import { giftCardPrice, isDenomination } from '@potli/api/contract/giftCardPrice';
import { GIFT_CARD_PAYMENT_HOURS, GIFT_DATE_DAYS } from '@potli/api/contract/policy';
import { indiaDay } from '@potli/api/units/india';
import { toBigPaise } from '@potli/api/units/money';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@potli/api/units/time';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { giftCardOrder, giftCardOrderLine } from '../../../db/schema/giftCardOrder.ts';
import { member } from '../../../db/schema/member.ts';
import { conflict, invalid, notFound, unavailable } from '../../../errors/ProblemError.ts';
import type { RateLimiter } from '../../../limits/createRateLimiter.ts';
import { lockCaller } from '../../members/bank/lockMember.ts';
import type { Caller } from '../../members/identity/Caller.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { parseId } from '../../platform/shared/ids.ts';
import { readGiftCardById } from '../catalogue/read/readGiftCards.ts';
import { addGift } from '../giftcards/giftRows.ts';
import { inStage, type OrderRow, payableUntil } from '../giftcards/orderStages.ts';
import { findGiftCardOrder } from '../giftcards/readGiftCardOrders.ts';
import { type AskParts, askAbout, goOnPaid } from './askProvider.ts';
import type { changeOrder } from './changeOrder.ts';
import { checkDailyLimit, type DailyLimit } from './dailyLimit.ts';
import type { OpenedPayment, PaymentPort } from './PaymentPort.ts';

type OrderBody = RequestOf<Contract['createGiftCardOrder']>['body'];
type OrderWithPayment = ResponseOf<Contract['createGiftCardOrder']>;

interface SaleParts extends Omit<AskParts, 'payment'> {
  /** Undefined in production where none takes payments: nothing can be bought. */
  payment: PaymentPort | undefined;
  limits: RateLimiter;
  dailyLimit: DailyLimit;
  productName: string;
}

const noSuchOrder = () => notFound('You have no such order.');

/** The sale of gift cards to members (docs/product/gift-cards.md, docs/payments.md). */
export function createGiftCardSales({ payment: given, limits, dailyLimit, productName, ...parts }: SaleParts) {
  const { database, sealer, log, now } = parts;
  const { orm } = database;

  function openedPayment(): PaymentPort {
    if (!given) throw unavailable('Gift cards cannot be bought right now. Please try again later.');
    return given;
  }

  /** @throws ProblemError notFound where the member has no such order */
  async function findRow(memberId: bigint, orderId: string): Promise<OrderRow> {
    const id = parseId(orderId);
    if (id === undefined) throw noSuchOrder();
    const isOwn = and(eq(giftCardOrder.id, id), eq(giftCardOrder.memberId, memberId));
    const [row] = await orm.select().from(giftCardOrder).where(isOwn);
    if (!row) throw noSuchOrder();
    return row;
  }

  async function show(memberId: bigint, orderId: string): Promise<GiftCardOrder> {
    const order = await findGiftCardOrder(orm, sealer, { memberId, orderId });
    if (!order) throw noSuchOrder();
    return order;
  }

  /** Writes an order. Part of the caller's transaction. @returns its id */
  async function write(queries: Queries, caller: Caller, body: OrderBody): Promise<bigint> {
    const { name: provider } = openedPayment();
    const at = now();
    const { id: memberId } = await lockCaller(queries, caller);
    const card = await readGiftCardById(queries, body.giftCardId);
    if (!card) throw notFound('This gift card is not sold any more.');
    const { denomination, count } = body;
    if (!isDenomination(card, denomination)) throw invalid(`This card is not sold with ₹${denomination} on it.`);
    if (count > card.maxCount) throw invalid(`At most ${card.maxCount} of these cards in one order.`);
    const sendOn = body.gift && giftDay(body.gift, at);
    const facePaise = toBigPaise(denomination);
    const paymentPaise = toBigPaise(giftCardPrice(card.salesDiscount, denomination, count).youPay);
    if (paymentPaise < LEAST_PAISE) throw invalid('This card cannot be bought: it costs less than ₹1.');
    await checkDailyLimit(queries, { memberId, count, facePaise, now: at }, dailyLimit);
    const until = new Date(at.getTime() + GIFT_CARD_PAYMENT_HOURS * HOUR_MS);
    const [order] = await queries
      .insert(giftCardOrder)
      .values({
        memberId,
        paymentPaise,
        provider,
        giftCardSlug: card.urlSlug,
        ...inStage('AWAITING_PAYMENT'),
        orderPaise: facePaise * BigInt(count),
        orderedAt: at,
        payableUntil: until,
        nextAskAt: until,
      })
      .returning({ id: giftCardOrder.id });
    if (!order) throw new Error('A gift card order was not written');
    await queries.insert(giftCardOrderLine).values({ orderId: order.id, brandName: card.brandName, facePaise, count });
    if (body.gift && sendOn) await addGift(queries, sealer, { orderId: order.id, ...body.gift, sendOn });
    return order.id;
  }

  /** The order at the provider: created at first, the same from then on. */
  async function openAt(payment: PaymentPort, order: OrderRow, until: Date): Promise<OpenedPayment> {
    try {
      if (order.providerOrderId !== null) return await payment.reopen(order.providerOrderId);
      const buyer = await readBuyer(order.memberId);
      const { id: orderId, paymentPaise: amountPaise } = order;
      const opened = await payment.open({ orderId, amountPaise, buyer, payableUntil: until });
      const nextAskAt = new Date(now().getTime() + MINUTE_MS);
      const isFirst = await orm
        .update(giftCardOrder)
        .set({ providerOrderId: opened.providerOrderId, nextAskAt })
        .where(and(eq(giftCardOrder.id, orderId), isNull(giftCardOrder.providerOrderId)))
        .returning({ id: giftCardOrder.id });
      if (isFirst.length > 0) return opened;
      const [first] = await orm.select().from(giftCardOrder).where(eq(giftCardOrder.id, orderId));
      return await payment.reopen(first?.providerOrderId ?? '');
    } catch (error) {
      log.error({ err: error }, 'the payment provider gives no clear answer');
      throw unavailable('The payment provider does not answer. Nothing was charged. Please try again.');
    }
  }

  async function readBuyer(memberId: bigint) {
    const { id, name, email, mobileNumber } = member;
    const [buyer] = await orm.select({ id, name, email, mobileNumber }).from(member).where(eq(id, memberId));
    if (!buyer) throw new Error('An order has no buyer');
    return buyer;
  }

  async function start(order: OrderRow): Promise<PaymentSession> {
    const payment = openedPayment();
    const until = payableUntil(order, now());
    if (!until || order.provider !== payment.name) throw conflict('This order cannot be paid any more.');
    const opened = await openAt(payment, order, until);
    const { name, email } = await readBuyer(order.memberId);
    const [line] = await orm.select().from(giftCardOrderLine).where(eq(giftCardOrderLine.orderId, order.id));
    return {
      orderId: String(order.id),
      provider: payment.name,
      ...payment.script,
      ...opened,
      amountPaise: Number(order.paymentPaise),
      currency: 'INR',
      name: productName,
      description: `${line?.brandName ?? ''} gift card`.trim(),
      prefill: { name, email },
      payableUntil: until.toISOString(),
    };
  }

  async function withPayment(memberId: bigint, orderId: string): Promise<OrderWithPayment> {
    const payment = await start(await findRow(memberId, orderId));
    return { order: await show(memberId, orderId), payment };
  }

  /** The provider was asked, or could not be: then the job asks it again. */
  async function ask(row: OrderRow): Promise<void> {
    const payment = openedPayment();
    if (row.provider !== payment.name) return;
    try {
      const settled = await askAbout(row, { ...parts, payment });
      if (settled === 'changed') await goOnAtOnce(row, payment);
    } catch (error) {
      log.error({ err: error, order: String(row.id) }, 'the payment provider gives no clear answer');
    }
  }

  async function goOnAtOnce({ id, memberId }: OrderRow, payment: PaymentPort): Promise<void> {
    await goOnPaid(await findRow(memberId, String(id)), { ...parts, payment });
  }

  return {
    /**
     * Writes an order with the price of the catalogue, and opens it at the provider.
     * @throws ProblemError notFound, invalid, conflict for more than a day's limit, tooMany; unavailable where the provider gives no answer: the
     * order is written, and can be paid later
     */
    async create(
      { caller, body }: { caller: Caller; body: OrderBody },
      once: Once<{ orderId: string }>,
    ): Promise<OrderWithPayment> {
      await limits.consume('giftCardOrderPerHour', String(caller.id));
      const { orderId } = await once(async (queries) => ({ orderId: String(await write(queries, caller, body)) }));
      return withPayment(caller.id, orderId);
    },

    /** The answer to an order that was written before. */
    again: ({ id }: Caller, orderId: string) => withPayment(id, orderId),

    find: (caller: Caller, orderId: string) => show(caller.id, orderId),

    /** @throws ProblemError notFound, conflict for an order that cannot be paid, tooMany, unavailable */
    async start({ id: memberId }: Caller, orderId: string): Promise<PaymentSession> {
      await limits.consume('giftCardPaymentPerHour', String(memberId));
      return start(await findRow(memberId, orderId));
    },

    /**
     * Hears how the window ended, and asks the provider.
     * @throws ProblemError notFound, tooMany, invalid for the proof of another order, or one that the provider did not sign
     */
    async confirm({ id: memberId }: Caller, orderId: string, end: PaymentEnd): Promise<GiftCardOrder> {
      await limits.consume('giftCardPaymentPerHour', String(memberId));
      const row = await findRow(memberId, orderId);
      if (end.outcome === 'PAID') {
        checkProof(openedPayment(), row, end);
        // the job looks soon, should the provider not answer now
        if (row.stage === 'AWAITING_PAYMENT' || row.stage === 'PAYMENT_FAILED')
          await changeWaiting(row, { ...inStage('VERIFYING'), nextAskAt: now() });
      }
      await ask(row);
      return show(memberId, orderId);
    },
  };

  /** Unless it has moved on meanwhile. */
  async function changeWaiting({ id, stage }: OrderRow, change: Parameters<typeof changeOrder>[2]): Promise<void> {
    await orm
      .update(giftCardOrder)
      .set(change)
      .where(and(eq(giftCardOrder.id, id), eq(giftCardOrder.stage, stage), isNull(giftCardOrder.paymentId)));
  }
}

/** The smallest payment that providers take. */
const LEAST_PAISE = 100n;

/** The day of a gift's mail. @throws ProblemError invalid for one that is over or too far away */
function giftDay({ sendOn }: GiftBody, at: Date): string {
  const today = indiaDay(at);
  if (sendOn === null) return today;
  if (sendOn < today) throw invalid('The day of the gift is over. Please choose another one.');
  if (sendOn > indiaDay(new Date(at.getTime() + GIFT_DATE_DAYS * DAY_MS)))
    throw invalid(`A gift can be sent up to ${GIFT_DATE_DAYS} days ahead.`);
  return sendOn;
}

/** @throws ProblemError invalid */
function checkProof(
  payment: PaymentPort,
  { providerOrderId: own }: OrderRow,
  { providerOrderId, paymentId, signature }: Extract<PaymentEnd, { outcome: 'PAID' }>,
): void {
  if (providerOrderId !== own) throw invalid('This payment belongs to another order.');
  if (!payment.proves) return;
  if (paymentId === undefined || signature === undefined || !payment.proves({ providerOrderId, paymentId, signature }))
    throw invalid('The provider did not sign this payment. Nothing was delivered.');
}
