import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/**
 * A call whose bytes are stored as they came. Affiliate networks and banks make it: it is part of the API and its description,
 * but not of the client.
 */
export interface NetworkCall extends Pick<Endpoint, 'method' | 'path' | 'summary' | 'auth' | 'params' | 'errors'> {
  /** Headers that the sender adds, with what each is for. */
  headers?: Readonly<Record<string, string>>;
  /** What is sent, by content type; `query`: in the address. Networks that do not sign use fields of their own. */
  body: Readonly<Record<string, z.ZodMiniType>>;
  /** The largest report that counts. */
  maxBytes: number;
  /** The answers that are no failures, by status. */
  answers: Readonly<Record<number, { summary: string; schema: z.ZodMiniType }>>;
}

/** With at most two decimals, as text: numbers of JSON have no exact decimals. In rupees, where `currency` names no other. */
const Amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/, 'Must be an amount with at most two decimals'));

const text = z.string().check(z.maxLength(200));

/** A network's report about an order, in this project's own form. */
export const NetworkReport = z.strictObject({
  /** The same text as the header `webhook-id`. */
  eventId: text,
  /** The number of the order within the network. */
  orderId: text,
  /** The click id that the shop got with the visit. Without one, the order must be known. */
  clickId: z._default(z.nullable(text), null),
  status: z.enum(['tracked', 'approved', 'rejected']),
  /** "0" for a lead: a reward without a sale. */
  saleAmount: Amount,
  /** What the network pays to the shop for this order. */
  commission: z._default(z.nullable(Amount), null),
  /** ISO 4217. Others than INR have to be turned on by the operator. */
  currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/, 'Must be a code of ISO 4217')), 'INR'),
  /** What was bought: a category or commission group of the network. */
  category: z._default(z.nullable(text), null),
  /** With its offset from UTC. */
  occurredAt: z.iso.datetime({ offset: true }),
  /** Why it was rejected: a code or text of the network. */
  reason: z._default(z.nullable(z.string().check(z.maxLength(500))), null),
});

/**
 * What happened to a report. `stale`: a later one is valid. `duplicate`: received before. `parked`: waiting until its click
 * is known. `refused`: it cannot be read or applied, for the reason given; it is stored, and an operator can have it read again.
 */
export const PostbackAnswer = z.object({
  outcome: z.enum(['applied', 'stale', 'duplicate', 'parked', 'refused']),
  reason: z.optional(z.string()),
});
export type PostbackAnswer = z.infer<typeof PostbackAnswer>;

/**
 * The same for networks that do not sign. `conflict`: stored for the operator, as it does not fit to what came before. It is
 * no failure: they would send it again and again.
 */
export const UnsignedPostbackAnswer = z.object({
  outcome: z.enum(['applied', 'stale', 'duplicate', 'parked', 'conflict', 'refused']),
  reason: z.optional(z.string()),
});
export type UnsignedPostbackAnswer = z.infer<typeof UnsignedPostbackAnswer>;

/**
 * What came of a bank's news. `applied`: the payout is settled, or came back. `known`: it was before, or nothing is decided.
 * `none`: it is about no payout of the shop. `refused`: it is signed and cannot be read; it is stored for the operator.
 */
export const BankWebhookAnswer = z.object({ outcome: z.enum(['applied', 'known', 'none', 'refused']) });
export type BankWebhookAnswer = z.infer<typeof BankWebhookAnswer>;

/**
 * What came of a payment provider's news. `applied`: an order is paid, delivered or refunded by it. `known`: it was before, or nothing is
 * decided. `none`: it is about no order of the shop. `refused`: it is signed and cannot be read, or does not fit; it is stored for the operator.
 */
export const PaymentWebhookAnswer = z.object({ outcome: z.enum(['applied', 'known', 'none', 'refused']) });
export type PaymentWebhookAnswer = z.infer<typeof PaymentWebhookAnswer>;

/** Fields of the network, filled in by its macros. */
const NetworkFields = z.record(z.string(), z.unknown());

const unsigned = {
  path: '/postbacks/{network}/{secret}',
  auth: 'public',
  params: z.object({ network: text, secret: text }),
  maxBytes: 20_000,
  answers: {
    200: { summary: 'The report is stored and counts; an approval counts as tracked', schema: UnsignedPostbackAnswer },
    202: {
      summary: 'The report is stored until its click is known, or for the operator, also where it cannot be read',
      schema: UnsignedPostbackAnswer,
    },
  },
  errors: [400, 401, 408, 429, 503],
} as const;

/** Calls of affiliate networks, of the bank that pays members, and of the provider that takes payments. */
export const networkCalls = {
  receivePostback: {
    method: 'POST',
    path: '/postbacks/{network}',
    summary: 'A report of an affiliate network, signed as Standard Webhooks describes',
    auth: 'public',
    params: z.object({ network: text }),
    headers: {
      'webhook-id': 'The `eventId` of the report. Sent again with it, a report counts once.',
      'webhook-timestamp': 'When it was sent: seconds since 1970. At most 300 seconds from now.',
      'webhook-signature': 'HMAC-SHA256 of id, timestamp and body, joined by dots: `v1,` and base64.',
    },
    body: { 'application/json': NetworkReport },
    maxBytes: 20_000,
    answers: {
      200: { summary: 'The report is stored and counts', schema: PostbackAnswer },
      202: {
        summary: 'The report is stored until its click is known, or, where it cannot be read, for the operator',
        schema: PostbackAnswer,
      },
    },
    errors: [400, 401, 408, 409, 413, 429, 503],
  },
  receiveUnsignedPostback: {
    ...unsigned,
    method: 'POST',
    summary: 'A report of a network that does not sign, to its secret address',
    body: { 'application/x-www-form-urlencoded': NetworkFields, 'application/json': NetworkFields },
  },
  receivePostbackInAddress: {
    ...unsigned,
    method: 'GET',
    summary: 'A report of a network that fills in its secret address',
    body: { query: NetworkFields },
  },
  receiveBankWebhook: {
    method: 'POST',
    path: '/bank-webhooks/{bank}',
    summary: 'News of the bank about a payout, in its own form and signed as it does. Whatever is repeated counts once',
    auth: 'public',
    params: z.object({ bank: text }),
    body: { 'application/json': NetworkFields },
    maxBytes: 100_000,
    answers: {
      200: { summary: 'The news is signed, and stored where it is about a payout', schema: BankWebhookAnswer },
      202: {
        summary: 'The news is signed and cannot be read: it is stored for the operator',
        schema: BankWebhookAnswer,
      },
    },
    errors: [400, 401, 404, 408, 413, 429, 503],
  },
  receivePaymentWebhook: {
    method: 'POST',
    path: '/payment-webhooks/{provider}',
    summary:
      'News of the payment provider about an order, in its own form and signed as it does. Whatever is repeated counts once',
    auth: 'public',
    params: z.object({ provider: text }),
    body: { 'application/json': NetworkFields },
    maxBytes: 100_000,
    answers: {
      200: { summary: 'The news is signed, and the provider was asked about the order', schema: PaymentWebhookAnswer },
      202: {
        summary: 'The news is signed and cannot be read, or has another amount: it is stored for the operator',
        schema: PaymentWebhookAnswer,
      },
    },
    errors: [400, 401, 404, 408, 413, 429, 503],
  },
} as const satisfies Record<string, NetworkCall>;

export type NetworkCallName = keyof typeof networkCalls;
