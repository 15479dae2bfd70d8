import { createGiftCardOrder, GiftCardOrder } from '@potli/api';
import * as z from 'zod/mini';
import { openSimulatedPayments } from '../../adapters/payments/openPayments.ts';
import { postJson } from '../postJson.ts';
import { bearer } from './asMember.ts';
import type { FaultMember, FaultShop } from './FaultShop.ts';
import { faultJwtSecret } from './faultJwtSecret.ts';
import { clear, finds, sha256 } from './owner.ts';
import type { Acknowledged, Write } from './Write.ts';

type Ordered = z.infer<typeof createGiftCardOrder.response>;

/** What the member orders next: one of the shop's gift cards, within the limit of a day. */
async function nextOrder({ id }: FaultMember, shop: FaultShop) {
  await clear(shop, `update gift_card_order set ordered_at = ordered_at - interval '2 days' where member_id = $1`, [
    id,
  ]);
  const { rows } = await (await shop.owner()).query<{ id: string }>('select id::text from gift_card limit 1');
  return { giftCardId: rows[0]?.id, denomination: 500, count: 1 };
}

const order = ({ host, accessToken }: FaultMember, body: object) =>
  fetch(`${host}/giftcard/orders`, postJson(body, accessToken));

/** @param gift for another person */
async function ordered(member: FaultMember, shop: FaultShop, gift: object | null = null): Promise<Ordered> {
  const response = await order(member, { ...(await nextOrder(member, shop)), gift });
  return z.parse(createGiftCardOrder.response, await response.json());
}

/** The payment of an order, at the provider only. */
function payAt({ dataDir }: FaultShop, { payment: { providerOrderId } }: Ordered) {
  const { paymentControls } = openSimulatedPayments({ dataDir, jwtSecret: faultJwtSecret });
  const proof = paymentControls.act(providerOrderId, 'pays');
  if (!proof) throw new Error('The simulated provider took no payment');
  return { outcome: 'PAID', providerOrderId, ...proof };
}

const confirm = ({ host, accessToken }: FaultMember, orderId: string, end: object) =>
  fetch(`${host}/giftcard/orders/${orderId}/payment/confirm`, postJson(end, accessToken));

async function delivered(member: FaultMember, shop: FaultShop, gift?: object): Promise<GiftCardOrder> {
  const placed = await ordered(member, shop, gift);
  const answer = await confirm(member, placed.order.id, payAt(shop, placed));
  return z.parse(GiftCardOrder, await answer.json());
}

const KEY_SIGNS = 43;
const isInStage = ({ shop }: Acknowledged, orderId: string, stage: string) =>
  finds(shop, 'select from gift_card_order where id = $1 and stage = $2', [orderId, stage]);

/** Before the fault; what the call sends is in `secret`. */
const prepareGift = async (member: FaultMember, shop: FaultShop): Promise<void> => {
  const { id } = await delivered(member, shop, { name: 'Ravi', email: 'ravi@mail.example' });
  member.secret = id.padStart(KEY_SIGNS, 'k');
  await clear(shop, 'update gift_card_gift set key_hash = $2 where order_id = $1', [id, sha256(member.secret)]);
};

/** Writes of the sale of gift cards, with the simulated provider. */
export const giftCardWrites: readonly Write[] = [
  {
    calls: ['createGiftCardOrder'],
    async prepare(member, shop) {
      member.secret = JSON.stringify(await nextOrder(member, shop));
    },
    send: (member) => order(member, JSON.parse(member.secret) as object),
    isStored: ({ shop, member, answer }) => {
      const { order, payment } = z.parse(createGiftCardOrder.response, answer);
      const text = 'select from gift_card_order where id = $1 and member_id = $2 and provider_order_id = $3';
      return finds(shop, text, [order.id, member.id, payment.providerOrderId]);
    },
  },
  {
    calls: ['startGiftCardPayment'],
    async prepare(member, shop) {
      member.secret = (await ordered(member, shop)).order.id;
    },
    send: ({ host, accessToken, secret: orderId }) =>
      fetch(`${host}/giftcard/orders/${orderId}/payment`, { method: 'POST', ...bearer(accessToken) }),
    isStored: (acknowledged) => isInStage(acknowledged, acknowledged.member.secret, 'AWAITING_PAYMENT'),
  },
  {
    calls: ['confirmGiftCardPayment'],
    async prepare(member, shop) {
      const placed = await ordered(member, shop);
      member.secret = JSON.stringify({ id: placed.order.id, end: payAt(shop, placed) });
    },
    send(member) {
      const { id, end } = JSON.parse(member.secret) as { id: string; end: object };
      return confirm(member, id, end);
    },
    // an answer may come before that of the provider: then the job asks it again
    isStored(acknowledged) {
      const { id, stage } = z.parse(GiftCardOrder, acknowledged.answer);
      return stage === 'DELIVERED'
        ? isInStage(acknowledged, id, 'DELIVERED')
        : finds(acknowledged.shop, 'select from gift_card_order where id = $1 and next_ask_at is not null', [id]);
    },
  },
  {
    calls: ['receivePaymentWebhook'],
    async prepare(member, shop) {
      const placed = await ordered(member, shop);
      payAt(shop, placed);
      const { paymentControls } = openSimulatedPayments({ dataDir: shop.dataDir, jwtSecret: faultJwtSecret });
      const { headers, body } = paymentControls.callFor(placed.payment.providerOrderId);
      member.secret = JSON.stringify({ id: placed.order.id, headers, body: body.toString() });
    },
    send({ host, secret }) {
      const { headers, body } = JSON.parse(secret) as { headers: Record<string, string>; body: string };
      return fetch(`${host}/payment-webhooks/simulated`, { method: 'POST', headers, body });
    },
    isStored: (acknowledged) =>
      isInStage(acknowledged, (JSON.parse(acknowledged.member.secret) as { id: string }).id, 'DELIVERED'),
  },
  {
    calls: ['refundByHand'],
    async prepare(member, shop) {
      const text = `insert into gift_card_order
          (member_id, order_paise, payment_paise, payment_status, order_status, stage, refund_started_at)
        values ($1, 50000, 47875, 'SUCCESS', 'FAILED', 'REFUNDING', now()) returning id::text`;
      const { rows } = await (await shop.owner()).query<{ id: string }>(text, [member.id]);
      member.secret = rows[0]?.id ?? '';
    },
    send: ({ host, accessToken, secret: orderId }, mark) =>
      fetch(`${host}/admin/refunds/${orderId}/by-hand`, postJson({ reason: mark, isConfirmed: true }, accessToken)),
    isStored: ({ shop, member, mark }) =>
      finds(shop, 'select from gift_card_order where id = $1 and by_hand_reason = $2', [member.secret, mark]),
  },
  {
    calls: ['removeVouchers'],
    async prepare(member, shop) {
      const text = `insert into gift_card_voucher (id, gift_card_slug, face_paise, cost_paise, expires_on, sealed, number_tag)
        values (gen_random_uuid(), $1::text, 50000, 45000, '2099-12-31', '', convert_to(gen_random_uuid()::text, 'UTF8')) returning id::text`;
      const { rows } = await (await shop.owner()).query<{ id: string }>(text, [`removed-${member.id}`]);
      member.secret = rows[0]?.id ?? '';
    },
    send: ({ host, accessToken, id, secret: voucher }, mark) =>
      fetch(
        `${host}/admin/vouchers/removals`,
        postJson({ giftCard: `removed-${id}`, ids: [voucher], reason: mark, count: 1 }, accessToken),
      ),
    isStored: ({ shop, member, mark }) =>
      finds(
        shop,
        `select from audit_entry where after ->> 'reason' = $2 and not exists (select from gift_card_voucher where id = $1)`,
        [member.secret, mark],
      ),
  },
  {
    calls: ['revealVoucherPin'],
    async prepare(member, shop) {
      const { id } = await delivered(member, shop);
      const sold = `select voucher.id from gift_card_voucher as voucher
        join gift_card_order_line as line on line.id = voucher.line_id where line.order_id = $1`;
      const { rows } = await (await shop.owner()).query<{ id: string }>(sold, [id]);
      member.secret = rows[0]?.id ?? '';
      await clear(shop, `delete from member_event where member_id = $1 and kind = 'pinRevealed'`, [member.id]);
    },
    send: ({ host, accessToken, secret: voucherId }) =>
      fetch(`${host}/giftcard/vouchers/${voucherId}/pin`, { method: 'POST', ...bearer(accessToken) }),
    isStored: ({ shop, member }) =>
      finds(shop, `select from member_event where member_id = $1 and kind = 'pinRevealed'`, [member.id]),
  },
  {
    calls: ['getGift'],
    prepare: prepareGift,
    send: ({ host, secret: key }) => fetch(`${host}/giftcard/gifts/view`, postJson({ key })),
    isStored: async () => true,
  },
  {
    calls: ['openGift'],
    prepare: prepareGift,
    send: ({ host, secret: key }) => fetch(`${host}/giftcard/gifts/open`, postJson({ key })),
    isStored: ({ shop, member }) =>
      finds(shop, 'select from gift_card_gift where key_hash = $1 and opened_at is not null', [sha256(member.secret)]),
  },
];
