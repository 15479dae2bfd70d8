import { rmSync } from 'node:fs';
import pg from 'pg';
import type { Database } from '../../db/database.ts';
import { createSealer } from '../../domain/platform/sealing/createSealer.ts';
import { createDataDir } from '../createDataDir.ts';
import { createDemoDatabase } from '../createDemoDatabase.ts';
import { createTestDatabase } from '../createTestDatabase.ts';
import { openTestHost } from '../createTestHost.ts';
import { runPotli } from '../runPotli.ts';
import { networkSecret } from '../sendReport.ts';
import { testSettings } from '../testSettings.ts';
import type { LivedShop } from './LivedShop.ts';
import { liveAsMembers } from './liveAsMembers.ts';
import { livedEnvironment, PII_KEY } from './livedEnvironment.ts';
import { liveWithBanks } from './liveWithBanks.ts';
import { liveWithBooks } from './liveWithBooks.ts';
import { liveWithClaims } from './liveWithClaims.ts';
import { liveWithEditors } from './liveWithEditors.ts';
import { liveWithGiftCards } from './liveWithGiftCards.ts';
import { liveOn, liveWithMails } from './liveWithMails.ts';
import { liveWithNetworks } from './liveWithNetworks.ts';
import { liveWithPayouts } from './liveWithPayouts.ts';
import { liveWithSettlements } from './liveWithSettlements.ts';
import { liveWithSources } from './liveWithSources.ts';
import { liveWithTargets } from './liveWithTargets.ts';

const { piiKey: FIRST_KEY } = testSettings;

/** Settings of hosts of the lived shop. */
export const livedSettings = {
  ...testSettings,
  production: true,
  rateLimits: 1,
  bank: { kind: 'neft' as const, credentials: new Map([['account', ['501000123'] as const]]) },
  postbackSecrets: new Map([['bazaar', [networkSecret]]]),
};

export interface ShopAfterAYear {
  /** To copy; it has no connections. */
  template: Pick<Database, 'url'>;
  dataDir: string;
  /** Of the command line. */
  environmentOf(database: Pick<Database, 'url'>): Record<string, string>;
  remove(): void;
}

/**
 * A shop in production with a year behind it: the history of the demo, and after it everything that jobs, people, networks and
 * banks leave behind. Its keys were changed. What a table needs is in the chapters beside this file; `livedShop.db.test.ts` says
 * what is missing.
 */
export async function openLivedShop(): Promise<ShopAfterAYear> {
  const dataDir = createDataDir();
  const environmentOf = ({ url }: Pick<Database, 'url'>) => ({
    ...livedEnvironment,
    PII_KEY,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    INIT_CWD: dataDir,
  });
  const database = await createDemoDatabase();
  try {
    // a shop whose members are its own
    await database.pool.query('delete from demo_member');
    await live(database, dataDir, { ...environmentOf(database), PII_KEY: FIRST_KEY });
    const rotated = await runPotli(['keys', 'rotate'], { ...environmentOf(database), PII_KEY_PREVIOUS: FIRST_KEY });
    if (rotated.code !== 0) throw new Error(rotated.complaints);
  } finally {
    await database.close();
  }
  return {
    template: database,
    dataDir,
    environmentOf,
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function live(database: Database, dataDir: string, environment: Record<string, string>): Promise<void> {
  const host = await openTestHost(database, { ...livedSettings, dataDir });
  const shop: LivedShop = {
    database,
    host,
    sealer: createSealer(FIRST_KEY),
    folder: dataDir,
    async potli(...args) {
      const done = await runPotli(args, environment);
      if (done.code !== 0) throw new Error(`potli ${args.join(' ')}: ${done.complaints || done.printed}`);
      return done;
    },
    sql: (text, values) => passTime(database, text, values),
  };
  try {
    for (const chapter of [
      liveAsMembers,
      liveWithBanks,
      liveWithNetworks,
      liveWithClaims,
      liveWithSources,
      liveWithTargets,
      liveWithPayouts,
      liveWithSettlements,
      liveWithGiftCards,
      liveWithEditors,
      liveWithBooks,
      liveWithMails,
    ]) {
      await chapter(shop);
    }
  } finally {
    await host.close();
  }
  // the host would mail it
  await liveOn(shop);
}

/** Makes rows older, also those that no role may change. */
async function passTime({ url }: Pick<Database, 'url'>, text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(text, values);
  } finally {
    await client.end();
  }
}

/** A copy of the lived shop. Close it when done. */
export const copyLivedShop = ({ template }: ShopAfterAYear): Promise<Database> => createTestDatabase(template);
