import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Database } from '../db/database.ts';
import { journalCsv, tallyXml } from '../domain/ledger/books/journalFiles.ts';
import { readMonthJournal } from '../domain/ledger/books/readMonthJournal.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import type { Cli } from './Cli.ts';
import type { BooksArgs } from './readBooksArgs.ts';

/** `potli books journal`: writes a new file. @throws OperatorError where there is one, or it cannot be written */
export async function writeJournal(
  database: Pick<Database, 'url'>,
  { month, form, path }: Extract<BooksArgs, { word: 'journal' }>,
  environment: Cli['environment'],
): Promise<string> {
  const lines = await readMonthJournal(database, month);
  const content = form === 'csv' ? journalCsv(lines) : tallyXml(lines);
  try {
    await writeFile(resolve(environment.INIT_CWD ?? '', path), content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      `${path}: ${code === 'EEXIST' ? 'there is one already' : `it cannot be written (${code})`}.`,
    );
  }
  return `${path}: ${lines.length} lines of ${month}.`;
}
