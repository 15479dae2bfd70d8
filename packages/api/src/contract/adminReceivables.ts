import * as z from 'zod/mini';
import { Amount, DateOnly, Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { typedLine } from './typedText.ts';

/** Days since the approval, up to which an unpaid order has an age; older ones have the last. */
export const RECEIVABLE_AGES = [30, 60, 90] as const;
/** Orders that the admin area writes off at once; the command has no limit. */
export const WRITE_OFF_MOST_ORDERS = 1000;
const NAME_LENGTH = 200;

const nameOf = () => typedLine().check(z.trim(), z.minLength(1), z.maxLength(NAME_LENGTH));

/** A network that has not paid as it said. Amounts in rupees. */
export const Receivable = z.object({
  network: z.string(),
  /** Unpaid ones. */
  orders: z.number(),
  /** What it owes for them; below zero: what it paid too much. */
  open: z.number(),
  /** When it approved the oldest of them. */
  oldestAt: Instant,
  /** Of what it owes: what is as old as each of RECEIVABLE_AGES at most, and what is older. */
  ages: z.array(z.number()),
});
export type Receivable = z.infer<typeof Receivable>;

/** An approved order for which its network has paid less, or more, than it stated. Amounts in rupees. */
export const UnpaidOrder = z.object({
  network: z.string(),
  orderId: z.string(),
  /** When the network approved it, as it says. */
  approvedAt: Instant,
  /** Days since then. */
  days: z.number(),
  /** What it stated or what is assumed, what it has paid in sum, and the difference without what was written off. */
  commission: z.number(),
  paid: z.number(),
  open: z.number(),
  /** The network has not stated the commission. */
  isEstimated: z.boolean(),
});
export type UnpaidOrder = z.infer<typeof UnpaidOrder>;

export const listReceivables = endpoint({
  method: 'GET',
  path: '/admin/receivables',
  summary: 'Networks that have not paid as they said, with what each owes by age',
  auth: 'admin',
  right: 'money',
  query: z.object(pageQuery),
  response: z.array(Receivable),
  paged: true,
  errors: [401, 403],
});

export const listUnpaidOrders = endpoint({
  method: 'GET',
  path: '/admin/receivables/orders',
  summary: 'Orders that a network, or all, have not paid as they said, by network and the oldest first',
  auth: 'admin',
  right: 'money',
  query: z.object({ ...pageQuery, network: z.optional(nameOf()) }),
  response: z.array(UnpaidOrder),
  paged: true,
  errors: [401, 403],
});

const writeOffFigures = {
  orders: z.number(),
  /** What the network owes for them, which is a loss then. */
  loss: z.number(),
  /** Cashback and shares that wait for the network's money. */
  waiting: z.number(),
  /** What members and referrers have of these orders; it stays theirs. */
  given: z.number(),
};

/** What is, or would be, written off. Amounts in rupees. */
export const WriteOffAnswer = z.object({ ...writeOffFigures, outcome: z.enum(['shown', 'writtenOff']) });
export type WriteOffAnswer = z.infer<typeof WriteOffAnswer>;

export const writeOffReceivable = endpoint({
  method: 'POST',
  path: '/admin/receivables/write-off',
  summary:
    'What a write-off of orders that a network has not paid would book (`seen` absent), then book exactly that; 409 where it is another amount by now',
  auth: 'admin',
  right: 'money',
  confirmed: true,
  keyed: true,
  body: z.object({
    network: nameOf(),
    /** The last day of India on which the network approved them. */
    to: DateOnly,
    /** What becomes of cashback that waits: the shop pays it, or it is declined. */
    members: z.enum(['pay', 'decline']),
    /** Of the answer that was looked at; absent: nothing is booked. */
    seen: z.optional(
      z.object({
        orders: z.number().check(z.int(), z.gte(1), z.lte(WRITE_OFF_MOST_ORDERS)),
        loss: Amount,
        waiting: Amount,
        given: Amount,
      }),
    ),
  }),
  response: WriteOffAnswer,
  errors: [401, 403, 409],
});
