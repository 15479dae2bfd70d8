import type { Database } from '../db/database.ts';
import { closeMonth } from '../domain/books/closedMonths.ts';
import { readBooks } from '../domain/books/readBooks.ts';
import { readUnpaid } from '../domain/books/readUnpaid.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { formatBooks } from './formatBooks.ts';
import { formatUnpaid } from './formatUnpaid.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { splitJson } from './readJsonOption.ts';

export const booksHelp: Help = [
  ['books [--json]', 'Print what the shop earned, is owed and has advanced, by network and month'],
  ['books unpaid [<network>] [--json]', 'Print the orders that networks have not paid as they said, by age'],
  ['books close <YYYY-MM>', 'Close a month, and all before it: what belongs to them counts in the next from now on'],
];

/** `potli books` */
export async function booksCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { json, words } = splitJson(args);
  const shop = await openCliDatabase(environment);
  try {
    print(await answer(shop.database, words, json));
    return 0;
  } finally {
    await shop.close();
  }
}

async function answer(database: Pick<Database, 'orm' | 'url'>, words: string[], json: boolean): Promise<string> {
  const [word, subject, ...more] = words;
  if (more.length > 0) throw new UsageError('"books" takes fewer words.');
  if (word === undefined) {
    const books = await readBooks(database);
    return json ? JSON.stringify(books, null, 2) : formatBooks(books);
  }
  if (word === 'unpaid') {
    const orders = await readUnpaid(database, subject, new Date());
    return json ? JSON.stringify(orders, null, 2) : formatUnpaid(orders);
  }
  if (word === 'close' && subject !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(subject)) {
    const by = { now: new Date(), who: operatorName() };
    await database.orm.transaction((queries) => closeMonth(queries, subject, by));
    return `The books are closed to ${subject}.`;
  }
  throw new UsageError('"books" takes nothing, "unpaid", or "close" and a month as YYYY-MM.');
}
