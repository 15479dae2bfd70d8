import { HOUR_MS } from '@potli/api/units/time';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { uploadedFile } from '../../../db/schema/upload.ts';
import type { FileStore } from './fileStore.ts';

/** Files per transaction, and transactions per run. */
const BATCH = 20;
const BATCHES = 50;

/** Removes files that nothing uses after a day, at most a thousand, and incomplete files of hosts that died. */
export async function removeUnclaimedFiles({ orm }: Pick<Database, 'orm'>, fileStore: FileStore): Promise<void> {
  await fileStore.removeUnfinished(HOUR_MS);
  for (let batch = 0; batch < BATCHES; batch += 1) if ((await removeBatch(orm, fileStore)) < BATCH) return;
}

/** Locks the rows, so that a claim comes before or does not find the file. */
function removeBatch(orm: Database['orm'], fileStore: FileStore): Promise<number> {
  return orm.transaction(async (queries) => {
    const forgotten = await queries
      .select({ name: uploadedFile.name })
      .from(uploadedFile)
      .where(and(eq(uploadedFile.claimed, false), lt(uploadedFile.uploadedAt, sql`now() - interval '24 hours'`)))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const names = forgotten.map(({ name }) => name);
    // bytes first: a row without bytes is found again, bytes without a row are not
    for (const name of names) await fileStore.remove(name);
    if (names.length > 0) await queries.delete(uploadedFile).where(inArray(uploadedFile.name, names));
    return names.length;
  });
}
