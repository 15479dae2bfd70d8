import { rmSync } from 'node:fs';
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/startEmbeddedPostgres.ts';
import { createDataDir } from '../../apps/server/src/testing/createDataDir.ts';

/** Runs something with the address of an empty database of its own, which syncs to disk, and removes that afterwards. */
export async function withTemporaryDatabase(run: (url: string) => Promise<void>): Promise<void> {
  const dataDir = createDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await run(postgres.url);
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
