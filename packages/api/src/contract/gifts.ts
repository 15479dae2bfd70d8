import * as z from 'zod/mini';
import { Instant, MailKey } from './common.ts';
import { endpoint } from './endpoint.ts';
import { Voucher } from './giftCardOrders.ts';

/** A gift as its receiver sees it before it is opened. Amounts in rupees. */
export const Gift = z.object({
  brandName: z.string(),
  /** Empty where the card has left the catalogue. */
  imageUrl: z.string(),
  /** Face value of one card. */
  denomination: z.number(),
  count: z.number(),
  senderName: z.string(),
  receiverName: z.string(),
  message: z.string(),
  /** When it was opened: the link does not open it again. */
  openedAt: z.nullable(Instant),
});
export type Gift = z.infer<typeof Gift>;

const body = z.strictObject({ key: MailKey });

// the key travels in a body: no server on the way writes it into a log
export const getGift = endpoint({
  method: 'POST',
  path: '/giftcard/gifts/view',
  summary: 'The gift of a mailed link, without its numbers',
  auth: 'public',
  body,
  response: Gift,
  errors: [404, 429],
});

export const openGift = endpoint({
  method: 'POST',
  path: '/giftcard/gifts/open',
  summary: 'The vouchers of a mailed gift: the link shows them once',
  auth: 'public',
  body,
  response: z.object({
    vouchers: z.array(Voucher),
    /** How to redeem them, step by step. */
    howItWorks: z.array(z.string()),
  }),
  errors: [404, 409, 429],
});
