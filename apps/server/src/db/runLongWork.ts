import { MINUTE_MS } from '@potli/api/units/time';
import type { Orm } from './createTransaction.ts';
import { type Database, openDatabase, type Queries } from './database.ts';

/** How long a statement about everything may take (ms). */
const LIMIT_MS = 5 * MINUTE_MS;

/** Does work on one connection of its own, without the time limits of requests. */
export async function runLongWork<Result>(
  { url }: Pick<Database, 'url'>,
  work: (orm: Orm) => Promise<Result>,
): Promise<Result> {
  const { orm, close } = await openDatabase(url, { size: 1, timeoutMs: LIMIT_MS });
  try {
    return await work(orm);
  } finally {
    await close();
  }
}

/** Reads everything in one snapshot. */
export const readSnapshot = <Result>(
  database: Pick<Database, 'url'>,
  read: (queries: Queries) => Promise<Result>,
): Promise<Result> =>
  runLongWork(database, (orm) => orm.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' }));
