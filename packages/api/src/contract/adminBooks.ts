import * as z from 'zod/mini';
import { DateOnly } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Lines of a month's journal that the admin area gives as a file; the command has no limit. */
export const JOURNAL_MOST_LINES = 100_000;

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
