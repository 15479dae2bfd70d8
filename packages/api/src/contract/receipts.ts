import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
import { endpoint } from './endpoint.ts';

/** A number in decimal, as text: no reader rounds it. */
const Digits = z.string().check(z.regex(/^\d{1,19}$/));
const YesNo = z.enum(['yes', 'no']);

/** What one kind of purchase earns. Amounts in whole paise. */
const ReceiptRate = z.object({
  appliesTo: z.string(),
  kind: z.enum(['sale', 'lead']),
  /** Hundredths of a percent; "0" where it is a fixed amount. */
  basisPoints: Digits,
  amountPaise: Digits,
  /** The most that one order earns. */
  capPaise: z.nullable(Digits),
  /** The least that an order must come to. */
  minimumPaise: z.nullable(Digits),
  newUsersOnly: YesNo,
  /** It holds from then on, and before `to`. */
  from: z.nullable(Instant),
  to: z.nullable(Instant),
  /** What an order earns of which nothing more is known. */
  isUsual: YesNo,
});
export type ReceiptRate = z.infer<typeof ReceiptRate>;

/** What a member was promised at a click, signed (docs/verify.md#receipts). Null: not known, or none. */
export const Receipt = z.object({
  type: z.literal('potli receipt 1'),
  clickId: z.string(),
  memberId: z.string(),
  at: Instant,
  source: z.string(),
  item: z.object({
    kind: z.string(),
    id: z.string(),
    name: z.nullable(z.string()),
    sentTo: z.nullable(z.string()),
  }),
  rates: z.object({ version: z.nullable(Digits), rows: z.array(ReceiptRate) }),
  terms: z.nullable(z.object({ texts: z.array(z.string()), hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })),
  keyId: z.string(),
  signature: z.string(),
});
export type Receipt = z.infer<typeof Receipt>;

export const getClickReceipt = endpoint({
  method: 'GET',
  path: '/clicks/{id}/receipt',
  summary: 'What the member was promised at a click, signed: the same answer for ever',
  auth: 'member',
  params: z.object({ id: Id }),
  response: Receipt,
  errors: [401, 404, 429, 503],
});

export const ReceiptKeys = z.object({
  type: z.literal('potli receipt keys 1'),
  keys: z.array(
    z.object({
      /** The thumbprint of the key (RFC 7638). */
      id: z.string(),
      algorithm: z.literal('Ed25519'),
      publicKey: z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() }),
      /** When it was first used. */
      validFrom: Instant,
      /** It signs no click after this; null: it is the key of today. */
      validUntil: z.nullable(Instant),
    }),
  ),
});
export type ReceiptKeys = z.infer<typeof ReceiptKeys>;

export const listReceiptKeys = endpoint({
  method: 'GET',
  path: '/receipt-keys',
  summary: 'The public keys that sign receipts, with those of before, oldest first',
  auth: 'public',
  response: ReceiptKeys,
});
