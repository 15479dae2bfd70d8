import * as z from 'zod/mini';
import { Id, Instant, MAX_PAGE_SIZE } from './common.ts';
import { endpoint } from './endpoint.ts';

/** What becomes of an order; clients show an unknown status as it came. */
export const TransactionStatus = z.enum([
  'TRACKED',
  'UNDER_REVIEW',
  'CONFIRMED',
  'PAYABLE',
  'PAID',
  'REJECTED',
  'REVERSED',
]);
export type TransactionStatus = z.infer<typeof TransactionStatus>;

/** One order that a shop reported. Amounts in rupees. */
export const Transaction = z.object({
  id: Id,
  /** Null where the shop named none. */
  clickId: z.nullable(z.string()),
  currentStatus: z.string(),
  cashbackAmount: z.number(),
  saleAmount: z.number(),
  /** In the order of time; the last gives Last Updated. */
  statusLogs: z.array(z.object({ status: z.string(), timestamp: Instant })),
  /** Null where the shop left the catalogue. */
  storeName: z.nullable(z.string()),
});
export type Transaction = z.infer<typeof Transaction>;

export const listMyTransactions = endpoint({
  method: 'GET',
  path: '/transactions/my-transactions',
  summary: "The member's orders, last reported first",
  auth: 'member',
  query: z.object({
    /** Zero-based. */
    page: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
    size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE_SIZE)), 10),
    status: z.optional(TransactionStatus),
  }),
  response: z.array(Transaction),
  paged: true,
  errors: [401, 403],
});

/** A step on the way of an order, in their order. */
export const StoryStep = z.object({
  kind: z.enum(['CLICKED', 'REPORTED', 'RETURN_PERIOD', 'DECISION', 'SENT_TO_BANK']),
  /** `stopped`: it will not come, because the order was declined or taken back here. */
  state: z.enum(['done', 'current', 'upcoming', 'stopped']),
  /** When it happened; null where it has not. */
  at: z.nullable(Instant),
  /** When it is expected at the latest; null where it happened, or nobody can tell. */
  expectedBy: z.nullable(Instant),
});
export type StoryStep = z.infer<typeof StoryStep>;

/** All that is known of one order: from the click to the bank. Amounts in rupees. */
export const OrderStory = z.extend(Transaction, {
  /** What was clicked, with its id: as in My Clicks. Null without a click. */
  clickSource: z.nullable(z.string()),
  /** Of the click, in percent; 0 where a fixed amount counts. */
  cashbackPercentage: z.nullable(z.number()),
  /** The shop's number of the order. */
  storeOrderId: z.string(),
  steps: z.array(StoryStep),
  /** Why the cashback was declined or taken back, in plain words; null where it was not. */
  declineReason: z.nullable(z.string()),
  /** The payout that carried it; null where it has not been sent. */
  payout: z.nullable(
    z.object({ id: Id, status: z.string(), utr: z.nullable(z.string()), failureReason: z.nullable(z.string()) }),
  ),
});
export type OrderStory = z.infer<typeof OrderStory>;

export const getOrderStory = endpoint({
  method: 'GET',
  path: '/transactions/{id}/story',
  summary: 'One order of the member: clicked, reported, return period, decision, bank',
  auth: 'member',
  params: z.object({ id: Id }),
  response: OrderStory,
  errors: [401, 404],
});
