import type { Database } from '../db/database.ts';
import { closeMonth } from '../domain/ledger/books/closedMonths.ts';
import { invoiceText } from '../domain/ledger/books/invoiceText.ts';
import { readBooks } from '../domain/ledger/books/readBooks.ts';
import { readInvoice } from '../domain/ledger/books/readInvoice.ts';
import { readMemberTotals } from '../domain/ledger/books/readMemberTotals.ts';
import { readTrialBalance } from '../domain/ledger/books/readTrialBalance.ts';
import { readUnpaid } from '../domain/ledger/books/readUnpaid.ts';
import { dayEnd } from '../domain/platform/shared/indiaDay.ts';
import { loadSettings } from '../settings/settings.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { formatBooks } from './formatBooks.ts';
import { formatMemberTotals, formatTrialBalance } from './formatTrialBalance.ts';
import { formatUnpaid } from './formatUnpaid.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { type BooksArgs, readBooksArgs } from './readBooksArgs.ts';
import { writeJournal } from './writeJournal.ts';
import { writeOff } from './writeOff.ts';

export const booksHelp: Help = [
  ['books [--json]', 'Print what the shop earned, is owed and has advanced, by network and month'],
  ['books unpaid [<network>] [--json]', 'Print the orders that networks have not paid as they said, by age'],
  [
    'books balance [--to <YYYY-MM-DD>] [--json]',
    'Print all accounts as they stood at the end of a day, which sum to 0',
  ],
  ['books members [--json]', 'Print what all members have together, by account and state'],
  [
    'books journal --month <YYYY-MM> --csv <file> | --tally <file>',
    'Write the journals of a month with names of accounts, for the accountant, as CSV or for Tally',
  ],
  [
    'books invoice <network> --month <YYYY-MM> [--json]',
    'Print what an invoice to a network says: commission, GST, payments',
  ],
  ['books close <YYYY-MM>', 'Close a month, and all before it: what belongs to them counts in the next from now on'],
  [
    'books write-off <network> --to <YYYY-MM-DD> --members <pay|decline> [--preview] [--json]',
    'Book what a network owes for orders approved up to a day as a loss; cashback that waits is paid by the shop, or declined',
  ],
];

/** `potli books` */
export async function booksCommand(args: string[], { environment, print, complain }: Cli): Promise<ExitCode> {
  const asked = readBooksArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    const answered = await answer(shop.database, asked, environment);
    if (answered !== undefined) print(answered);
    else complain('Nothing is open there.');
    return answered === undefined ? 1 : 0;
  } finally {
    await shop.close();
  }
}

/** Undefined where there was nothing to do. */
async function answer(
  database: Pick<Database, 'orm' | 'url'>,
  asked: BooksArgs,
  environment: Cli['environment'],
): Promise<string | undefined> {
  const inJson = (value: unknown) => JSON.stringify(value, null, 2);
  switch (asked.word) {
    case 'all': {
      const books = await readBooks(database);
      return asked.json ? inJson(books) : formatBooks(books);
    }
    case 'unpaid': {
      const orders = await readUnpaid(database, asked.network, new Date());
      return asked.json ? inJson(orders) : formatUnpaid(orders);
    }
    case 'balance': {
      const balance = await readTrialBalance(database, asked.to === undefined ? undefined : dayEnd(asked.to));
      return asked.json ? inJson(balance) : formatTrialBalance(balance);
    }
    case 'members': {
      const totals = await readMemberTotals(database);
      return asked.json ? inJson(totals) : formatMemberTotals(totals);
    }
    case 'invoice': {
      const data = await readInvoice(database, asked, loadSettings(environment).invoices);
      return asked.json ? inJson(data) : invoiceText(data);
    }
    case 'journal':
      return writeJournal(database, asked, environment);
    case 'close': {
      const by = { now: new Date(), who: operatorName() };
      await database.orm.transaction((queries) => closeMonth(queries, asked.month, by));
      return `The books are closed to ${asked.month}.`;
    }
    default:
      return writeOff(database, asked);
  }
}
