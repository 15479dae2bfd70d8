import * as z from 'zod/mini';
import { Id, Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { copiedCode, typedLine } from './typedText.ts';

/** Characters of the reason for a refund by hand. */
export const REFUND_REASON_LENGTH = 300;
/** Characters of the reference of a transfer: a UTR has 12 to 22. */
export const TRANSFER_REFERENCE_LENGTH = 40;

/** An order of gift cards whose money goes back to its buyer, or was sent to them by hand (docs/payments.md#refunds). Amounts in rupees. */
export const GiftCardRefund = z.object({
  order: Id,
  provider: z.nullable(z.string()),
  /** The ids of the provider. */
  providerOrder: z.nullable(z.string()),
  payment: z.nullable(z.string()),
  amount: z.number(),
  since: z.nullable(Instant),
  /** Whether a person has to do something about it. */
  late: z.boolean(),
  /** Attempts that the provider says have failed. */
  failed: z.number(),
  /** No attempt is made any more. */
  isGivenUp: z.boolean(),
  /** What the provider has sent back, where that is not all of it. */
  refunded: z.nullable(z.number()),
  /** The provider's id of the refund that is on its way, or was made. */
  refund: z.nullable(z.string()),
  /** When the provider is asked again. */
  nextAsk: z.nullable(Instant),
  /** Since when a person refunds it by another way, and why; null where the provider does. */
  byHand: z.nullable(
    z.object({
      since: Instant,
      reason: z.string(),
      /** Of the transfer to the buyer, what it sent and when it was noted; null while it is to be made. */
      reference: z.nullable(z.string()),
      amount: z.nullable(z.number()),
      closedAt: z.nullable(Instant),
    }),
  ),
});
export type GiftCardRefund = z.infer<typeof GiftCardRefund>;

export const listRefunds = endpoint({
  method: 'GET',
  path: '/admin/refunds',
  summary:
    'Refunds of gift cards that are not done, the oldest first, or those that were closed by hand, the newest first',
  auth: 'admin',
  right: 'money',
  query: z.object({ ...pageQuery, state: z._default(z.enum(['open', 'closed']), 'open') }),
  response: z.array(GiftCardRefund),
  paged: true,
  errors: [401, 403],
});

export const refundByHand = endpoint({
  method: 'POST',
  path: '/admin/refunds/{order}/by-hand',
  summary: 'Stop the attempts to refund a gift card order, or close it with the reference of the transfer to its buyer',
  auth: 'admin',
  right: 'money',
  confirmed: true,
  keyed: true,
  params: z.object({ order: Id }),
  body: z.object({
    reason: typedLine().check(z.trim(), z.minLength(1), z.maxLength(REFUND_REASON_LENGTH)),
    /** Absent: only the attempts stop, before the transfer is made. */
    reference: z.optional(copiedCode().check(z.minLength(4), z.maxLength(TRANSFER_REFERENCE_LENGTH))),
    /** The provider has said that it sends nothing: needed where it does not answer, and where a refund is on its way. */
    isConfirmed: z._default(z.boolean(), false),
  }),
  response: GiftCardRefund,
  errors: [401, 403, 404, 409],
});
