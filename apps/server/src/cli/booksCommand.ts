import { parseArgs } from 'node:util';
import { readBooks } from '../domain/books/readBooks.ts';
import { type Cli, type ExitCode, UsageError } from './Cli.ts';
import { formatBooks } from './formatBooks.ts';
import { openCliDatabase } from './openCliDatabase.ts';

/** `potli books` */
export async function booksCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const json = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    const books = await readBooks(shop.database);
    print(json ? JSON.stringify(books, null, 2) : formatBooks(books));
    return 0;
  } finally {
    await shop.close();
  }
}

function readArgs(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { json: { type: 'boolean' } } }).values.json === true;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
