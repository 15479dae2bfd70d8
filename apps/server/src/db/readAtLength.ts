import { type Database, openDatabase, type Queries } from './database.ts';

/** How long reading everything may take (ms). */
const LIMIT_MS = 5 * 60_000;

/** Reads much, of one moment, on a connection of its own without the time limits of requests. */
export async function readAtLength<Result>(
  { url }: Pick<Database, 'url'>,
  read: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const { orm, close } = await openDatabase(url, { size: 1, timeoutMs: LIMIT_MS });
  try {
    return await orm.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
  } finally {
    await close();
  }
}
