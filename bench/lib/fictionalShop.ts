import { rmSync } from 'node:fs';
import { startHost } from '@potli/server';
import type { Database } from '../../apps/server/src/db/database.ts';
import { createDataDir } from '../../apps/server/src/testing/createDataDir.ts';
import { openLargeShop } from './largeCatalogue.ts';

export interface FictionalShop {
  url: string;
  database: Database;
  close(): Promise<void>;
}

/** A host with its own PostgreSQL and a catalogue of so many stores. Close it when done. */
export async function openFictionalShop(count: number): Promise<FictionalShop> {
  const dataDir = createDataDir();
  const { settings, api, database, close } = await openLargeShop(dataDir, count);
  const host = await startHost({ port: 0, host: settings.host, fetch: api.fetch });
  return {
    url: `http://127.0.0.1:${host.port}`,
    database,
    async close() {
      await host.close();
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
