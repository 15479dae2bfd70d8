import * as z from 'zod/mini';
import { Id, Instant, MAX_PAGE_SIZE } from './common.ts';
import { endpoint } from './endpoint.ts';
import { fromAnyHost } from './fromAnyHost.ts';

/** Status of an order; clients show an unknown status as it is. */
export const TransactionStatus = z.enum([
  'TRACKED',
  'UNDER_REVIEW',
  'CONFIRMED',
  'PAYABLE',
  'PAID',
  'REJECTED',
  'REVERSED',
  'FORFEITED',
]);
export type TransactionStatus = z.infer<typeof TransactionStatus>;

const ANY_STATUS = `(${TransactionStatus.options.join('|')})`;

/** One status, or several, comma-separated: "TRACKED,UNDER_REVIEW". */
const StatusList = z.string().check(z.regex(new RegExp(`^${ANY_STATUS}(,${ANY_STATUS})*$`)));

const StatusLog = z.object({ status: z.string(), timestamp: Instant });

/** One order that a shop reported. Amounts in rupees. */
export const Transaction = z.object({
  /** Empty where the host sends none: then it has no page. */
  id: Id,
  /** Null where the shop sent none. */
  clickId: z.nullable(z.string()),
  currentStatus: z.string(),
  cashbackAmount: z.number(),
  saleAmount: z.number(),
  /** The sale in the currency in which its network reported it, as decimals. Absent: in rupees. */
  foreignSale: z.optional(z.object({ currency: z.string(), amount: z.string() })),
  /** Oldest first; the last one is shown as Last Updated. */
  statusLogs: z.array(StatusLog),
  /** Null where the shop left the catalogue. */
  storeName: z.nullable(z.string()),
});
export type Transaction = z.infer<typeof Transaction>;

const foreignTransaction = fromAnyHost(
  z.extend(Transaction, { statusLogs: z.array(fromAnyHost(StatusLog, { status: '' })) }),
  { id: '', clickId: null, statusLogs: [], storeName: null },
);

export const listMyTransactions = endpoint({
  method: 'GET',
  path: '/transactions/my-transactions',
  summary: "The member's orders, last reported first",
  auth: 'member',
  query: z.object({
    /** Zero-based. */
    page: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
    size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE_SIZE)), 10),
    status: z.optional(StatusList),
  }),
  response: z.array(Transaction),
  alsoAccepts: z.array(foreignTransaction),
  paged: true,
  errors: [401, 403],
});

/** A step of an order; steps come in their order. */
export const StoryStep = z.object({
  kind: z.enum(['CLICKED', 'REPORTED', 'RETURN_PERIOD', 'DECISION', 'SENT_TO_BANK']),
  /** `stopped`: the step will not happen, because the order was declined or its cashback taken back. */
  state: z.enum(['done', 'current', 'upcoming', 'stopped']),
  /** When it happened; null where it has not. */
  at: z.nullable(Instant),
  /** The latest time at which it is expected; null where it has happened, or the time is unknown. */
  expectedBy: z.nullable(Instant),
});
export type StoryStep = z.infer<typeof StoryStep>;

/** One order with all details, from the click to the bank. Amounts in rupees. */
export const OrderStory = z.extend(Transaction, {
  /** What was clicked, with its id, as in My Clicks. Null without a click. */
  clickSource: z.nullable(z.string()),
  /** Rate of the order in percent; 0 for a fixed amount. */
  cashbackPercentage: z.nullable(z.number()),
  /** Which of the shop's rates it earned, and why, in plain words. Absent or null where the host does not say. */
  earnedRate: z.optional(z.nullable(z.object({ appliesTo: z.string(), rate: z.string(), reason: z.string() }))),
  /** Rupees of the cashback that repaid what a shop had taken back after it was paid. Absent: nothing is known of it. */
  repaidAmount: z.optional(z.number()),
  /**
   * A confirmed order whose cashback waits until the network pays has `expectedBy`; one that the network paid for has
   * `paidAt`. Absent or null where neither matters.
   */
  networkMoney: z.optional(z.nullable(z.object({ paidAt: z.nullable(Instant), expectedBy: z.nullable(Instant) }))),
  /**
   * Rupees by which the shop corrected the order after its cashback was sent: sent at `sentAt`, or to come by
   * `expectedBy`. Absent or null where there is no such correction.
   */
  laterPart: z.optional(
    z.nullable(z.object({ amount: z.number(), sentAt: z.nullable(Instant), expectedBy: z.nullable(Instant) })),
  ),
  /** The shop's order number. */
  storeOrderId: z.string(),
  /** The shop approved the order, and its network does not pay yet. Absent: it did not, or the host does not state it. */
  isApprovedByShop: z.optional(z.boolean()),
  /** Its cashback was forfeited for a breach of the terms. Absent: after months without a login, or not at all. */
  isForfeitedForBreach: z.optional(z.boolean()),
  steps: z.array(StoryStep),
  /** Why the cashback was declined or taken back, in plain words; null where it was not. */
  declineReason: z.nullable(z.string()),
  /** The payout that paid it; null where it has not been sent. */
  payout: z.nullable(
    z.object({
      id: Id,
      status: z.string(),
      /** Rupees that the bank gets of all that is in it. Absent: the host does not say. */
      amount: z.optional(z.number()),
      /** Rupees of tax that were withheld from it, of whatever is in it. Absent: 0. */
      withheld: z.optional(z.number()),
      utr: z.nullable(z.string()),
      failureReason: z.nullable(z.string()),
    }),
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
