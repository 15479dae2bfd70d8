import * as z from 'zod/mini';
import { Id, Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { fromAnyHost } from './fromAnyHost.ts';

/** One transfer to the member's bank. Amounts in rupees. */
export const Payout = z.object({
  /** Empty where the host sends none. */
  id: Id,
  /** BANK_TRANSFER, UPI …; shown as it is. */
  pymtMode: z.string(),
  /** What the bank gets. */
  amount: z.number(),
  /** Tax that was withheld from it, and is not in `amount`; a payout that did not arrive gave it back. Absent: 0. */
  withheld: z.optional(z.number()),
  /**
   * PREPARING: set aside and not with the bank yet. PROCESSING: with the bank. SUCCESS, IN_REVIEW, FAILED or RETURNED;
   * unknown ones are shown as they are.
   */
  status: z.string(),
  /** When it left our account or failed; before that, when it was started. */
  accountDebitDate: Instant,
  /** The bank's reference. */
  utr: z.nullable(z.string()),
  /** Why it failed or came back, in plain words. */
  failureReason: z.nullable(z.string()),
  /** After a failure: CHECK_BANK_DETAILS, WAIT or CONTACT_US. Absent or null where there is nothing to say. */
  toDo: z.optional(z.nullable(z.string())),
});
export type Payout = z.infer<typeof Payout>;

const foreignPayout = fromAnyHost(Payout, { id: '', utr: null, failureReason: null });

export const listMyPayouts = endpoint({
  method: 'GET',
  path: '/payouts/my-payouts',
  summary: "The member's payouts, newest first",
  auth: 'member',
  query: z.object(pageQuery),
  response: z.array(Payout),
  alsoAccepts: z.array(foreignPayout),
  paged: true,
  errors: [401],
});

/** A step of a payout; steps come in their order. */
export const PayoutStep = z.object({
  kind: z.enum(['RESERVED', 'SUBMITTED', 'SENT', 'FAILED', 'RETURNED']),
  /** `stopped`: it ended here without the money. */
  state: z.enum(['done', 'current', 'upcoming', 'stopped']),
  /** When it happened; null where it has not. */
  at: z.nullable(Instant),
  /** The latest time at which it is expected; null where it has happened, or the time is unknown or has passed. */
  expectedBy: z.nullable(Instant),
});
export type PayoutStep = z.infer<typeof PayoutStep>;

/** What a payout is made of. */
export const PayoutPart = z.object({
  /**
   * ORDER, SHARE_LINK (an order through a link that the member shared), REFERRAL (all shares of friends' cashback) or
   * TAX_WITHHELD (below 0); unknown ones are shown as they are.
   */
  kind: z.string(),
  /** The order; null for all others. */
  reference: z.nullable(Id),
  /** The shop or card of the order; null where it left the catalogue. */
  storeName: z.nullable(z.string()),
  /** Rupees that it brought; below 0 where a shop took back what earlier payouts had sent. */
  amount: z.number(),
  /** Rupees of the same order in earlier payouts; 0 for all others. */
  before: z.number(),
  /** How many orders or shares it sums up. */
  count: z.number(),
});
export type PayoutPart = z.infer<typeof PayoutPart>;

/** One payout with all that is in it. Amounts in rupees; the parts and the rest add up to the payout. */
export const PayoutStory = z.extend(Payout, {
  steps: z.array(PayoutStep),
  /** The newest first, at most a hundred. */
  parts: z.array(PayoutPart),
  /** What more is in it: how many, and rupees. */
  rest: z.object({ count: z.number(), amount: z.number() }),
  /** Payouts that had failed or come back, whose money is in this one. */
  paidAgain: z.array(z.object({ id: Id, amount: z.number(), at: Instant })),
  /** The payout that took the money of this one, after it had failed or come back; null where there is none yet. */
  carriedBy: z.nullable(z.object({ id: Id, at: Instant })),
  /** When its money was forfeited, after it had failed or come back. Absent or null where it was not. */
  forfeitedAt: z.optional(z.nullable(Instant)),
  /** That was for a breach of the terms. Absent: after months without a login, or it was not forfeited. */
  isForfeitedForBreach: z.optional(z.boolean()),
});
export type PayoutStory = z.infer<typeof PayoutStory>;

export const getPayoutStory = endpoint({
  method: 'GET',
  path: '/payouts/{id}/story',
  summary: 'One payout of the member: where it is, and the orders and shares that it is made of',
  auth: 'member',
  params: z.object({ id: Id }),
  response: PayoutStory,
  errors: [401, 404],
});
