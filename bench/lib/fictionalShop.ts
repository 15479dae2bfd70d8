import { rmSync } from 'node:fs';
import { createApiHost, loadSettings, startHost } from '@potli/server';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { readRunningUrl } from '../../apps/server/src/db/embedded/runningUrl.ts';
import { importCatalogue } from '../../apps/server/src/domain/shop/catalogue/import/importCatalogue.ts';
import { createDataDir } from '../../apps/server/src/testing/createDataDir.ts';
import { largeCatalogue } from './largeCatalogue.ts';

/** A host with its own PostgreSQL and a catalogue of so many stores. Close it when done. */
export async function openFictionalShop(count: number) {
  const dataDir = createDataDir();
  const settings = loadSettings({ DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  const potli = await createApiHost(settings);
  const database = await openDatabase(readRunningUrl(dataDir) ?? '', { size: 2 });
  await importCatalogue(database, largeCatalogue(count));
  const host = await startHost({ port: 0, host: settings.host, fetch: potli.api.fetch });
  return {
    url: `http://127.0.0.1:${host.port}`,
    database,
    async close() {
      await host.close();
      await database.close();
      await potli.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
