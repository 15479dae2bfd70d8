import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { asAppRole } from '../../db/appRole.ts';
import { openDatabase } from '../../db/database.ts';
import { startEmbeddedPostgres } from '../../db/embedded/startEmbeddedPostgres.ts';
import { importCatalogue } from '../../domain/shop/catalogue/import/importCatalogue.ts';
import { createDataDir } from '../createDataDir.ts';
import { sampleCatalogue } from '../sampleCatalogue.ts';
import { startServerProcess } from '../startServerProcess.ts';
import { faultBank } from './bankWrites.ts';
import type { FaultShop } from './FaultShop.ts';
import { faultJwtSecret } from './faultJwtSecret.ts';
import { faultPiiKey } from './faultPiiKey.ts';
import { faultNetwork } from './networkWrites.ts';

/** Short time limits, so that many rounds take little time. */
export const TIMEOUT_MS = 600;

const SECRETS = {
  JWT_SECRET: faultJwtSecret,
  PII_KEY: faultPiiKey,
  RECEIPT_KEY: 'faults: signs the receipts of both hosts',
};

/** A separate small disk for the database. Only root can mount one. */
function mountSmallDisk(folder: string): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m,mode=0755', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    // not allowed here, as in most containers
    return undefined;
  }
}

/** Starts the database and two host processes on it, with a small catalogue. */
export async function openFaultShop(): Promise<FaultShop> {
  const dataDir = createDataDir({ inMemory: true });
  const smallDisk = mountSmallDisk(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir });
  const settings = {
    ...SECRETS,
    DATABASE_URL: postgres.url,
    DATABASE_TIMEOUT_MS: String(TIMEOUT_MS),
    RATE_LIMITS: 'off',
    ...faultBank,
    POSTBACK_SECRETS: `${faultNetwork.name}=${faultNetwork.secret}`,
    POSTBACK_PATHS: `${faultNetwork.name}=generic:${faultNetwork.pathSecret}`,
  };
  const processes = [await startServerProcess(dataDir, settings), await startServerProcess(dataDir, settings)];
  const databaseUrl = asAppRole(postgres.url);
  const database = await openDatabase(databaseUrl, { size: 1 });
  await importCatalogue(database, sampleCatalogue());
  const { rows } = await database.pool.query<{ id: string }>(`select id from store where url_slug = 'kapas'`);
  await database.close();
  let owner: pg.Client | undefined;

  return {
    hosts: processes.map(({ url }) => url),
    databaseUrl,
    dataDir,
    clusterDir: postgres.dataPlace,
    smallDisk,
    storeId: rows[0]?.id ?? '',
    async owner() {
      if (owner) return owner;
      const client = new pg.Client(postgres.url);
      const forget = () => {
        owner = undefined;
      };
      client.on('error', forget).on('end', forget);
      await client.connect();
      owner = client;
      return client;
    },
    hostsRun: () =>
      processes.every(({ process: { exitCode, signalCode } }) => exitCode === null && signalCode === null),
    async close() {
      await owner?.end();
      for (const host of processes) await host.end('SIGTERM');
      await postgres.stop();
      if (smallDisk) execFileSync('umount', [smallDisk]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
