import { mailedPages } from '@potli/api/link';
import { indiaDay } from '@potli/api/units/india';
import { toRupees } from '@potli/api/units/money';
import { DAY_MINUTES } from '@potli/api/units/time';
import {
  giftCardsDeliveredMail,
  giftCardsRefundMail,
  giftCardsRefundReversedMail,
  giftCardsRepaidMail,
  giftMail,
} from '@potli/mails';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { giftCardGift, giftCardOrderLine } from '../../../db/schema/giftCardOrder.ts';
import { member } from '../../../db/schema/member.ts';
import { createMailKey } from '../../members/identity/mailKey.ts';
import type { MailPort } from '../../platform/mail/MailPort.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { lockGift, openReceiver } from '../giftcards/giftRows.ts';
import type { OrderRow } from '../giftcards/orderStages.ts';

export interface SaleMailParts {
  mail: MailPort;
  sealer: Sealer;
  /** Where the site is, without a slash at the end. */
  publicUrl: string;
  productName: string;
}

export type RefundCause = Parameters<typeof giftCardsRefundMail>[0]['why'];

/** Mails about an order, each part of the caller's transaction, which has locked the order. */
export interface SaleMails {
  delivered(queries: Queries, order: OrderRow, now: Date): Promise<void>;
  refundStarted(queries: Queries, order: OrderRow, why: RefundCause): Promise<void>;
  /** A refund did not arrive, and is made again. */
  refundReversed(queries: Queries, order: OrderRow): Promise<void>;
  /** The shop has sent the money by another way than it came. */
  repaid(queries: Queries, order: OrderRow, transfer: { paise: bigint; reference: string }): Promise<void>;
  /** Mails a gift whose day has come, once. */
  gift(queries: Queries, order: OrderRow, now: Date): Promise<void>;
}

/** A gift waits for its receiver: its mail is tried for longer than others. */
const GIFT_MAIL_MINUTES = 30 * DAY_MINUTES;

/** The mails of the sale of gift cards. None has a card number or a PIN. */
export function createSaleMails({ mail, sealer, publicUrl, productName }: SaleMailParts): SaleMails {
  const shop = { productName };
  const ordersUrl = `${publicUrl}/user_dashboard/order_history`;

  async function read(queries: Queries, order: OrderRow) {
    const [buyer] = await queries
      .select({ name: member.name, email: member.email })
      .from(member)
      .where(eq(member.id, order.memberId));
    const [line] = await queries.select().from(giftCardOrderLine).where(eq(giftCardOrderLine.orderId, order.id));
    if (!buyer || !line) throw new Error('A gift card order has no buyer or no line');
    const { brandName, count } = line;
    return { buyer, card: { brandName, count, denomination: toRupees(line.facePaise) } };
  }

  const newsOf = async (queries: Queries, order: OrderRow) => {
    const { buyer, card } = await read(queries, order);
    const paid = toRupees(order.paymentPaise);
    return { to: buyer.email, news: { name: buyer.name, orderId: String(order.id), ...card, paid, ordersUrl } };
  };

  async function sendGift(queries: Queries, order: OrderRow, now: Date): Promise<void> {
    const gift = await lockGift(queries, order.id);
    if (!gift || gift.sentAt !== null || gift.sendOn > indiaDay(now)) return;
    const { buyer, card } = await read(queries, order);
    const { name: receiver, email, message } = openReceiver(sealer, gift);
    const { key, keyHash } = createMailKey();
    await queries.update(giftCardGift).set({ keyHash, sentAt: now }).where(eq(giftCardGift.orderId, order.id));
    const link = `${publicUrl}/${mailedPages.gift}/${key}`;
    const toReceiver = giftMail({ receiver, sender: buyer.name, ...card, message, link }, shop);
    await mail.send({ to: email, message: toReceiver, validMinutes: GIFT_MAIL_MINUTES }, queries);
  }

  return {
    async delivered(queries, order, now) {
      const { to, news } = await newsOf(queries, order);
      const gift = await lockGift(queries, order.id);
      const receiver = gift ? openReceiver(sealer, gift).name : null;
      await mail.send({ to, message: giftCardsDeliveredMail({ ...news, receiver }, shop) }, queries);
      if (gift) await sendGift(queries, order, now);
    },
    async refundStarted(queries, order, why) {
      const { to, news } = await newsOf(queries, order);
      await mail.send({ to, message: giftCardsRefundMail({ ...news, why }) }, queries);
    },
    async refundReversed(queries, order) {
      const { to, news } = await newsOf(queries, order);
      await mail.send({ to, message: giftCardsRefundReversedMail(news) }, queries);
    },
    async repaid(queries, order, { paise, reference }) {
      const { to, news } = await newsOf(queries, order);
      await mail.send({ to, message: giftCardsRepaidMail({ ...news, repaid: toRupees(paise), reference }) }, queries);
    },
    gift: sendGift,
  };
}
