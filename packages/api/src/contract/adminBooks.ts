import * as z from 'zod/mini';
import { DateOnly } from './common.ts';
import { endpoint } from './endpoint.ts';
import { typedLine } from './typedText.ts';

/** Lines of a month's journal that the admin area gives as a file; the command has no limit. */
export const JOURNAL_MOST_LINES = 100_000;

/** Lines of a file of tax or payouts that the admin area gives; the commands have no limit. */
export const MONEY_FILE_LINES = 100_000;

const NETWORK_LENGTH = 200;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** A month of India, `2026-11`. */
const Month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Invalid month'));

const Balances = z.object({
  accounts: z.array(z.object({ account: z.string(), balance: z.number() })),
  /** 0, unless the books are broken. */
  sum: z.number(),
});

/** All accounts, in rupees. */
export const BookBalances = z.object({
  /** The last month that is closed, with all before it; null where none is. */
  closedTo: z.nullable(z.string()),
  /** The ledger of the members, and the shop's own books. */
  members: Balances,
  shop: Balances,
  sum: z.number(),
  /** What all members have now, by account and, where an account has several, by state. */
  totals: z.array(
    z.object({ account: z.string(), state: z.nullable(z.string()), members: z.number(), total: z.number() }),
  ),
});
export type BookBalances = z.infer<typeof BookBalances>;

export const getBookBalances = endpoint({
  method: 'GET',
  path: '/admin/books/balances',
  summary: 'All accounts as they stood at the end of a day, which sum to 0, and what all members have now',
  auth: 'admin',
  right: 'money',
  query: z.object({
    /** A day of India; absent: now. */
    to: z.optional(DateOnly),
  }),
  response: BookBalances,
  errors: [401, 403],
});

export const closeBooks = endpoint({
  method: 'POST',
  path: '/admin/books/close',
  summary: 'Close a month and all before it: what belongs to them counts in the next month from now on',
  auth: 'admin',
  right: 'money',
  confirmed: true,
  keyed: true,
  body: z.object({ month: Month }),
  response: z.object({ closedTo: z.string() }),
  errors: [401, 403, 409],
});

export const exportJournal = endpoint({
  method: 'POST',
  path: '/admin/books/journal',
  summary:
    'The journals of a month with names of accounts, as CSV or for Tally; the log says who took how many lines (export and money)',
  auth: 'admin',
  right: 'export',
  rowsRight: 'money',
  confirmed: true,
  keyed: true,
  body: z.object({ month: Month, format: z.enum(['csv', 'tally']) }),
  response: z.object({ fileName: z.string(), text: z.string(), lines: z.number() }),
  errors: [401, 403],
});

export const exportInvoice = endpoint({
  method: 'POST',
  path: '/admin/books/invoice',
  summary:
    'What an invoice to a network says of a month: commission, GST, payments; the log says who took it (export and money)',
  auth: 'admin',
  right: 'export',
  rowsRight: 'money',
  confirmed: true,
  keyed: true,
  body: z.object({
    network: typedLine().check(z.trim(), z.minLength(1), z.maxLength(NETWORK_LENGTH)),
    month: Month,
  }),
  response: z.object({
    fileName: z.string(),
    text: z.string(),
    /** With GST, in rupees. */
    total: z.number(),
  }),
  errors: [401, 403],
});

export const exportTax = endpoint({
  method: 'POST',
  path: '/admin/books/tax',
  summary:
    'Tax withheld in a month by payout, or what members earned in a financial year and the tax of it, as CSV; the log says who took how many lines (export and money)',
  auth: 'admin',
  right: 'export',
  rowsRight: 'money',
  confirmed: true,
  keyed: true,
  body: z.discriminatedUnion('span', [
    z.object({ span: z.literal('month'), month: Month }),
    z.object({
      span: z.literal('year'),
      /** In whose April it begins. */
      year: z.number().check(z.int(), z.gte(FIRST_YEAR), z.lte(LAST_YEAR)),
      /** With the whole PANs of the members. */
      withPan: z._default(z.boolean(), false),
    }),
  ]),
  response: z.object({ fileName: z.string(), text: z.string(), lines: z.number() }),
  errors: [401, 403],
});

export const exportSentPayouts = endpoint({
  method: 'POST',
  path: '/admin/books/payouts',
  summary:
    'What members were sent in a month, with UTR and masked target, as CSV; the log says who took how many lines (export and money)',
  auth: 'admin',
  right: 'export',
  rowsRight: 'money',
  confirmed: true,
  keyed: true,
  body: z.object({ month: Month }),
  response: z.object({ fileName: z.string(), text: z.string(), lines: z.number() }),
  errors: [401, 403],
});
