import * as z from 'zod/mini';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { JournalKind, MemberAccount } from './journals.ts';

/** Journals of one answer at most. */
export const MAX_STATEMENT_LINES = 1000;

/** SHA-256 in lower-case hexadecimal. */
const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Accounts with whole paise, as text: no reader rounds them. */
const AmountsInPaise = z.record(z.string(), z.string());

/** One journal of the member's chain (docs/verify.md#the-statement). */
export const StatementLine = z.object({
  /** Number within the member, from 1. */
  seq: z.string(),
  at: Instant,
  kind: JournalKind,
  /** Their sum is zero. */
  entries: AmountsInPaise,
  /** What the commitment was made of; null where it is an order of somebody else. */
  cause: z.nullable(z.object({ salt: z.string(), key: z.string(), reference: z.string() })),
  commitment: Hash,
  /** The hash of the line before; 64 zeros for the first. */
  previous: Hash,
  hash: Hash,
  /** The shop or card of the order; part of no proof. */
  storeName: z.nullable(z.string()),
});
export type StatementLine = z.infer<typeof StatementLine>;

export const getMyStatement = endpoint({
  method: 'GET',
  path: '/ledger/my-statement',
  summary: "A part of the member's chain, oldest first, and what the chain comes to now",
  auth: 'member',
  query: z.object({
    /** The number of the last line that the caller has; 0: none. */
    after: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)), 0),
    size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_STATEMENT_LINES)), 250),
  }),
  response: z.object({
    memberId: z.string(),
    madeAt: Instant,
    /** Lines of the whole chain, and the hash of the last one. */
    total: z.number(),
    head: Hash,
    /** The key of the shop that signed the head, and the signature, in base64url; null or absent where it is not signed. */
    keyId: z.optional(z.nullable(z.string())),
    signature: z.optional(z.nullable(z.string())),
    /** Of all the member's accounts, in paise. */
    balances: z.record(MemberAccount, z.string()),
    lines: z.array(StatementLine),
  }),
  errors: [401, 429],
});
