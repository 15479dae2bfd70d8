import * as z from 'zod/mini';
import { Id, Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { FIND_LENGTH } from './policy.ts';
import { copiedCode, typedLine } from './typedText.ts';

/** States of a payout in the shop's own words: set aside, with the bank, for a person to look at, and its three ends. */
export const payoutStates = ['reserved', 'submitted', 'review', 'sent', 'failed', 'returned'] as const;

/** Lists of payouts. `open`: not settled. `sent`: also those that came back later. */
export const payoutLists = ['open', 'review', 'sent', 'failed'] as const;
export type PayoutList = (typeof payoutLists)[number];

/** Characters of a reason that a member reads. */
export const PAYOUT_REASON_LENGTH = 160;

/** A payout for who looks after payments. Amounts in rupees. */
export const AdminPayout = z.object({
  id: Id,
  member: z.object({ id: Id, email: z.string() }),
  /** What the bank gets. */
  amount: z.number(),
  /** Tax, which is not in the amount. */
  withheld: z.number(),
  mode: z.string(),
  /** Where it goes, masked; null where the details cannot be read any more. */
  target: z.nullable(z.string()),
  state: z.enum(payoutStates),
  /** How often the bank was asked. */
  attempts: z.number(),
  createdAt: Instant,
  submittedAt: z.nullable(Instant),
  /** When the bank sent or refused it. */
  settledAt: z.nullable(Instant),
  returnedAt: z.nullable(Instant),
  utr: z.nullable(z.string()),
  failureReason: z.nullable(z.string()),
});
export type AdminPayout = z.infer<typeof AdminPayout>;

const right = { auth: 'admin', right: 'money' } as const;
const params = z.object({ id: Id });
const reason = typedLine().check(z.trim(), z.minLength(1), z.maxLength(PAYOUT_REASON_LENGTH));

export const listPayouts = endpoint({
  method: 'GET',
  path: '/admin/payouts',
  summary: 'Payouts of all members: those that are not settled, the oldest first, or others, the newest first (money)',
  ...right,
  query: z.object({
    ...pageQuery,
    list: z._default(z.enum(payoutLists), 'open'),
    /** The id or the UTR of a payout, or the e-mail address of a member: in place of the list. */
    find: z.optional(typedLine().check(z.trim(), z.maxLength(FIND_LENGTH))),
  }),
  response: z.array(AdminPayout),
  paged: true,
  errors: [401, 403],
});

export const retryPayout = endpoint({
  method: 'POST',
  path: '/admin/payouts/{id}/retry',
  summary: 'Ask the bank about a payout that is not settled (money)',
  ...right,
  keyed: true,
  params,
  /** The payout as it was before. */
  response: AdminPayout,
  errors: [401, 403, 404, 409],
});

export const settlePayout = endpoint({
  method: 'POST',
  path: '/admin/payouts/{id}/settle',
  summary: 'Settle a payout in review by hand, after a look at the bank (money)',
  ...right,
  confirmed: true,
  keyed: true,
  params,
  body: z.discriminatedUnion('result', [
    z.object({
      result: z.literal('sent'),
      /** 16 characters for NEFT, 22 for RTGS, 12 for UPI and IMPS. */
      utr: copiedCode().check(z.regex(/^[A-Za-z0-9]{10,22}$/, 'A UTR has 10 to 22 letters and digits.')),
    }),
    z.object({ result: z.literal('refused'), reason }),
  ]),
  response: AdminPayout,
  errors: [401, 403, 404, 409],
});

export const returnPayout = endpoint({
  method: 'POST',
  path: '/admin/payouts/{id}/return',
  summary: 'Give a member the money of a sent payout back that the bank returned (money)',
  ...right,
  confirmed: true,
  keyed: true,
  params,
  body: z.object({ reason }),
  response: AdminPayout,
  errors: [401, 403, 404, 409],
});
