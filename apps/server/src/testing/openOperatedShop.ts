import { rmSync } from 'node:fs';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { createDataDir } from './createDataDir.ts';
import { createTestHost } from './createTestHost.ts';
import { runPotli } from './runPotli.ts';
import { sampleCatalogue } from './sampleCatalogue.ts';
import { testSettings } from './testSettings.ts';

/** A host with the sample catalogue, and the operator's command line on its database. Close it when done. */
export async function openOperatedShop() {
  const dataDir = createDataDir();
  const apiHost = await createTestHost({ dataDir });
  await importCatalogue(apiHost.database, sampleCatalogue());
  const { jwtSecret: JWT_SECRET, piiKey: PII_KEY } = testSettings;
  const environment = { DATABASE_URL: apiHost.database.url, DATA_DIR: dataDir, JWT_SECRET, PII_KEY };
  return {
    apiHost,
    dataDir,
    /** Runs a command: `potli('members', 'show', '7')`. */
    potli: (...args: string[]) => runPotli(args, environment),
    async close(): Promise<void> {
      await apiHost.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
