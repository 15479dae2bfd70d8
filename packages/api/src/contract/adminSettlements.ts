import * as z from 'zod/mini';
import { SettlementDifference } from './books.ts';
import { DateOnly, Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { FIND_LENGTH } from './policy.ts';
import { typedLine } from './typedText.ts';

/** Bytes of a file that the admin area books; larger ones are booked by command. */
export const SETTLEMENT_FILE_BYTES = 1_000_000;
/** Lines of it. */
export const SETTLEMENT_FILE_LINES = 5000;
/** Of a network or a statement. */
const NAME_LENGTH = 200;
const INVOICE_LENGTH = 100;
/** The largest amount of a statement, in rupees. */
const MOST_RUPEES = 100_000_000;
/** Base64 has four characters for three bytes. */
const FILE_LENGTH = Math.ceil(SETTLEMENT_FILE_BYTES / 3) * 4;

const nameOf = () => typedLine().check(z.trim(), z.minLength(1), z.maxLength(NAME_LENGTH));

/** A statement of a network as it was booked. Amounts in rupees. */
export const BookedStatement = z.object({
  network: z.string(),
  statement: z.string(),
  /** The bank's day of its first line. */
  settledAt: Instant,
  receivedAt: Instant,
  invoice: z.nullable(z.string()),
  /** All lines that were booked, and how many of them were withdrawn since. */
  lines: z.number(),
  withdrawn: z.number(),
  /** What the lines that count come to, and what of it the network deducted as tax. */
  paid: z.number(),
  tds: z.number(),
});
export type BookedStatement = z.infer<typeof BookedStatement>;

export const listSettlements = endpoint({
  method: 'GET',
  path: '/admin/settlements',
  summary: 'Statements of networks that were booked, the last one first',
  auth: 'admin',
  right: 'money',
  query: z.object({
    ...pageQuery,
    network: z.optional(typedLine().check(z.trim(), z.minLength(1), z.maxLength(FIND_LENGTH))),
  }),
  response: z.array(BookedStatement),
  paged: true,
  errors: [401, 403],
});

const FileLine = z.object({ line: z.number(), text: z.string() });

export const SettlementFileAnswer = z.object({
  statement: z.string(),
  /** Lines that are booked or would be, and their rupees. */
  settled: z.number(),
  paid: z.number(),
  /** Lines that this statement had in the books before. */
  before: z.number(),
  /** How many lines differ, by the kind of the difference. */
  kinds: z.array(z.object({ kind: SettlementDifference.shape.kind, lines: z.number() })),
  /** At most 200 of them. */
  differences: z.array(SettlementDifference),
  /** Lines that cannot be read, and how many there are; at most 200 are listed. */
  unreadable: z.number(),
  badLines: z.array(FileLine),
  /** Lines that are no payments, such as titles and sums; at most 200. Line 0 is about the whole file. */
  notes: z.array(FileLine),
  /** Identifies this answer: sent back to book it. */
  seen: z.string(),
  outcome: z.enum(['shown', 'booked']),
});
export type SettlementFileAnswer = z.infer<typeof SettlementFileAnswer>;

export const settleFile = endpoint({
  method: 'POST',
  path: '/admin/settlements/file',
  summary:
    'What a file of a network would book (`seen` absent), then book exactly that; 409 where it would book something else by now',
  auth: 'admin',
  right: 'money',
  confirmed: true,
  keyed: true,
  bodyMegabytes: 2,
  body: z.object({
    network: nameOf(),
    /** The name of the file: the same statement again changes nothing. */
    statement: nameOf(),
    /** Its bytes, in base64. */
    file: z
      .string()
      .check(z.maxLength(FILE_LENGTH), z.regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/)),
    /** The day in the bank account. */
    day: DateOnly,
    invoice: z.optional(typedLine().check(z.trim(), z.minLength(1), z.maxLength(INVOICE_LENGTH))),
    /** Percent of each line that the network deducted as tax. */
    tdsPercent: z.optional(z.number().check(z.gte(0), z.lt(100))),
    /** Rupees that the bank gave for a statement in another currency. */
    received: z.optional(z.number().check(z.gte(-MOST_RUPEES), z.lte(MOST_RUPEES))),
    /** It has the lines of another statement, and the network paid them again. Else such a file is refused. */
    isRepeated: z._default(z.boolean(), false),
    /** Of the answer that was looked at; absent: nothing is booked. */
    seen: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  }),
  response: SettlementFileAnswer,
  errors: [401, 403, 409, 413],
});

export const withdrawSettlement = endpoint({
  method: 'POST',
  path: '/admin/settlements/withdraw',
  summary: 'Take back a statement, or its lines of one order, that was booked by mistake',
  auth: 'admin',
  right: 'money',
  confirmed: true,
  keyed: true,
  body: z.object({
    network: nameOf(),
    statement: nameOf(),
    /** Only its lines of this order; absent: all of the statement. */
    orderId: z.optional(typedLine().check(z.trim(), z.minLength(1), z.maxLength(NAME_LENGTH))),
  }),
  response: BookedStatement,
  errors: [401, 403, 404],
});
