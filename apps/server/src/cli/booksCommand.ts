import { readBooks } from '../domain/books/readBooks.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { formatBooks } from './formatBooks.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { readJsonOption } from './readJsonOption.ts';

export const booksHelp: Help = [
  ['books [--json]', 'Print what the shop earned, is owed and has advanced, by network and month'],
];

/** `potli books` */
export async function booksCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const json = readJsonOption(args);
  const shop = await openCliDatabase(environment);
  try {
    const books = await readBooks(shop.database);
    print(json ? JSON.stringify(books, null, 2) : formatBooks(books));
    return 0;
  } finally {
    await shop.close();
  }
}
