import * as z from 'zod/mini';
import { DateOnly, Instant } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Roots of one answer at most. */
export const MAX_ROOTS = 400;

/** SHA-256 in lower-case hexadecimal. */
const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Whole numbers as text: no reader rounds them. */
const Count = z.string().check(z.regex(/^\d{1,19}$/));

/** A leaf of a tree: its index from 0, and the nodes beside its way up (RFC 9162, 2.1.3). */
const place = { index: Count, path: z.array(Hash) };

/** The root of a day (docs/verify.md#the-root-of-a-day). */
export const LedgerRoot = z.object({
  /** From 1, without gaps. */
  number: Count,
  /** The day in India. */
  day: DateOnly,
  madeAt: Instant,
  /** The heads of all chains (coin 0), then the coins of what members are owed, by their value in paise. */
  trees: z.array(z.object({ coin: Count, size: Count, root: Hash })),
  /** What the shop owes all members together, in paise. */
  owedPaise: Count,
  root: Hash,
  /** The root of the list of all roots up to this one. */
  logRoot: Hash,
  /** The key of the shop that signed it, and the signature, in base64url; null or absent where it is not signed. */
  keyId: z.optional(z.nullable(z.string())),
  signature: z.optional(z.nullable(z.string())),
});
export type LedgerRoot = z.infer<typeof LedgerRoot>;

export const listLedgerRoots = endpoint({
  method: 'GET',
  path: '/ledger/roots',
  summary: 'The roots over the chains of all members that were published, oldest first, as a file to check',
  auth: 'public',
  query: z.object({
    /** The number of the last root that the caller has; 0: none. */
    after: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)), 0),
    size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_ROOTS)), MAX_ROOTS),
  }),
  response: z.object({ type: z.literal('potli roots 1'), roots: z.array(LedgerRoot) }),
  errors: [429],
});

/** Where the chain of a member is under the root of a day (docs/verify.md#your-place). */
export const LedgerInclusion = z.object({
  day: DateOnly,
  /** Of this member and this day. */
  salt: Hash,
  /** The last line that was counted, and its hash. */
  seq: Count,
  head: Hash,
  place: z.object(place),
  /** What the member was owed, in coins. */
  coins: z.array(z.object({ value: Count, number: Count, ...place })),
});
export type LedgerInclusion = z.infer<typeof LedgerInclusion>;

export const getMyInclusion = endpoint({
  method: 'GET',
  path: '/ledger/my-inclusion',
  summary: "Where the member's chain is under the root of a day, by default the last one",
  auth: 'member',
  query: z.object({ day: z.optional(DateOnly) }),
  response: LedgerInclusion,
  errors: [401, 404, 429],
});

const LogOfDay = z.object({ day: DateOnly, size: Count, logRoot: Hash });

export const getLedgerConsistency = endpoint({
  method: 'GET',
  path: '/ledger/consistency',
  summary: 'That the list of roots of one day is the beginning of that of a later day, as a file to check',
  auth: 'public',
  query: z.object({ from: DateOnly, to: DateOnly }),
  response: z.object({
    type: z.literal('potli consistency 1'),
    from: LogOfDay,
    to: LogOfDay,
    path: z.array(Hash),
  }),
  errors: [404, 429],
});
