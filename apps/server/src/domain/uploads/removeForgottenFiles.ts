import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { uploadedFile } from '../../db/schema/upload.ts';
import type { FileStore } from './fileStore.ts';

/** Files removed in one transaction, and transactions of one turn. */
const BATCH = 20;
const BATCHES = 50;
const HOUR_MS = 3_600_000;

/**
 * Removes files of which no claim was made within a day, at most a thousand of them, and what hosts that died have left
 * half written.
 */
export async function removeForgottenFiles({ orm }: Pick<Database, 'orm'>, fileStore: FileStore): Promise<void> {
  await fileStore.removeUnfinished(HOUR_MS);
  for (let batch = 0; batch < BATCHES; batch += 1) if ((await removeBatch(orm, fileStore)) < BATCH) return;
}

/** The rows are locked meanwhile, so that a claim either comes before or does not find the file. */
function removeBatch(orm: Database['orm'], fileStore: FileStore): Promise<number> {
  return orm.transaction(async (queries) => {
    const forgotten = await queries
      .select({ name: uploadedFile.name })
      .from(uploadedFile)
      .where(and(eq(uploadedFile.claimed, false), lt(uploadedFile.uploadedAt, sql`now() - interval '24 hours'`)))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const names = forgotten.map(({ name }) => name);
    // the bytes first: a row without bytes is found again, bytes without a row would not be
    for (const name of names) await fileStore.remove(name);
    if (names.length > 0) await queries.delete(uploadedFile).where(inArray(uploadedFile.name, names));
    return names.length;
  });
}
