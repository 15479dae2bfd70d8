import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/**
 * A call whose body counts byte by byte, because its sender signed it. Affiliate networks make it: it is part of the API
 * and its description, but not of the client.
 */
export interface SignedCall extends Pick<Endpoint, 'method' | 'path' | 'summary' | 'auth' | 'params' | 'errors'> {
  /** Headers that the sender adds, with what each is for. */
  headers: Readonly<Record<string, string>>;
  body: z.ZodMiniType;
  maxBytes: number;
  /** The answers that are no failures, by status. */
  answers: Readonly<Record<number, { summary: string; schema: z.ZodMiniType }>>;
}

/** Rupees with at most two decimals, as text: numbers of JSON have no exact decimals. */
const Rupees = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/, 'Must be rupees with at most two decimals'));

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
  saleAmount: Rupees,
  /** What the network pays to the shop for this order. */
  commission: z._default(z.nullable(Rupees), null),
  currency: z._default(z.literal('INR'), 'INR'),
  /** What was bought: a category or commission group of the network. */
  category: z._default(z.nullable(text), null),
  /** With its offset from UTC. */
  occurredAt: z.iso.datetime({ offset: true }),
  /** Why it was rejected: a code or text of the network. */
  reason: z._default(z.nullable(z.string().check(z.maxLength(500))), null),
});

/**
 * What happened to a report. `stale`: a later one is valid. `duplicate`: received before. `parked`: kept until its click
 * is known.
 */
export const PostbackAnswer = z.object({ outcome: z.enum(['applied', 'stale', 'duplicate', 'parked']) });
export type PostbackAnswer = z.infer<typeof PostbackAnswer>;

/** Calls of affiliate networks (https://www.standardwebhooks.com). */
export const signedCalls = {
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
    body: NetworkReport,
    maxBytes: 20_000,
    answers: {
      200: { summary: 'The report is kept and counts', schema: PostbackAnswer },
      202: { summary: 'The report is kept until its click is known', schema: PostbackAnswer },
    },
    errors: [400, 401, 409, 413, 429, 503],
  },
} as const satisfies Record<string, SignedCall>;

export type SignedCallName = keyof typeof signedCalls;
