import { createGiftCardOrder } from '@potli/api';
import * as z from 'zod/mini';
import { postJson } from '../postJson.ts';

interface Purchase {
  /** Of the host's API. */
  url: string;
  /** Of the buyer. */
  token: string;
  /** The same for each attempt, as browsers send it. */
  key: string;
  giftCardId: string;
  /** What the buyer does at the provider. */
  pay(providerOrderId: string): unknown;
}

/** A member orders a card for ₹500, pays, and comes back to the shop. @throws where the host is away */
export async function buyCard({ url, token, key, giftCardId, pay }: Purchase): Promise<void> {
  const send = (path: string, sent: object) => {
    const { headers, ...init } = postJson(sent);
    const own = { authorization: `Bearer ${token}`, 'idempotency-key': key };
    return fetch(url + path, { ...init, headers: { ...headers, ...own } });
  };
  const placed = await send('/giftcard/orders', { giftCardId, denomination: 500, count: 1 });
  const { order, payment } = z.parse(createGiftCardOrder.response, await placed.json());
  await pay(payment.providerOrderId);
  await send(`/giftcard/orders/${order.id}/payment/confirm`, { outcome: 'CLOSED' });
}
