import type { Finding } from '@potli/api/contract/adminDoctor';
import pg from 'pg';
import { MOST_IDLE_SECONDS, readIdleSeconds } from '../../adapters/schedule/readIdleSeconds.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { readRunningUrl } from '../../db/embedded/runningUrl.ts';
import { readWaiting, type WaitingMigration } from '../../db/migrate.ts';
import { createSealer, type Sealer } from '../../domain/platform/sealing/createSealer.ts';
import { checkBeforeMigrating, keyMisfit } from '../../domain/views/installation/checkInstallation.ts';
import { canOpenSealedRows } from '../../domain/views/installation/sealedRows.ts';
import { toStartFailure } from '../../logging/operatorText.ts';
import { SettingsError } from '../../settings/SettingsError.ts';
import type { Settings } from '../../settings/settings.ts';
import { checkRecords } from './checkRecords.ts';
import { checkRoles } from './checkRoles.ts';
import { checkVouchers } from './checkVouchers.ts';
import { advice, good, missing } from './findings.ts';

/** PostgreSQL 15 is the oldest that tests run on. */
const LEAST_VERSION = 150_000;
/** Receipts, sessions and payouts compare times of both clocks. */
const MOST_SKEW_MS = 5_000;

type Keys = Pick<Settings, 'piiKey' | 'previousPiiKeys'>;

/** Whether the addresses of the settings lead to a database that the shop can work with. Changes nothing. */
export async function checkDatabase(settings: Settings): Promise<Finding[]> {
  const { jobs, dataDir, databaseUrl, databaseMigrationUrl, databasePoolUrl, databaseReadUrl } = settings;
  if (databaseUrl === undefined) {
    return [
      advice('DATABASE_URL', 'The shop runs a PostgreSQL of its own in DATA_DIR: one machine, no replica.'),
      ...(await checkRunning(dataDir, settings)),
    ];
  }
  const places = {
    DATABASE_URL: databaseUrl,
    DATABASE_MIGRATION_URL: databaseMigrationUrl,
    DATABASE_POOL_URL: databasePoolUrl,
    DATABASE_READ_URL: databaseReadUrl,
  };
  const found: Finding[] = [];
  for (const [name, url] of Object.entries(places)) {
    if (url !== undefined) found.push(await reach(name, url));
  }
  if (found.some(({ state }) => state === 'missing')) return found;
  // a pooler at DATABASE_URL shows here
  let database: Database;
  try {
    database = await openDatabase(databaseUrl, { size: 1 });
  } catch (error) {
    return [...found, missing('DATABASE_URL', toStartFailure(error))];
  }
  const work = jobs ? [] : [await checkWorker(database)];
  const roles = await checkRoles(database.pool, { isPooled: databasePoolUrl !== undefined });
  const vouchers = await checkVouchers(database, settings);
  await database.close();
  const ownerUrl = databaseMigrationUrl ?? databaseUrl;
  const server = await readServer(ownerUrl);
  const isMigrated = server.some(({ what, state }) => what === 'migrations' && state === 'good');
  return [
    ...found,
    ...(await readReplica(databaseReadUrl)),
    ...server,
    ...roles,
    ...(await readFit(ownerUrl, { ...settings, isMigrated })),
    ...(await checkRecordsAt(ownerUrl, settings)),
    ...work,
    ...vouchers,
  ];
}

/** Where the shop runs, its database is there, too. */
async function checkRunning(dataDir: string, settings: Settings): Promise<Finding[]> {
  const url = readRunningUrl(dataDir);
  return url === undefined ? [] : checkRecordsAt(url, settings).catch(() => []);
}

async function checkRecordsAt(url: string, settings: Settings): Promise<Finding[]> {
  const database = await openDatabase(url, { size: 1 });
  try {
    return await checkRecords(database.orm, settings);
  } finally {
    await database.close();
  }
}

/** Before the first start there is no table to ask. */
async function checkWorker(database: Database): Promise<Finding> {
  const idle = await readIdleSeconds(database).catch(() => undefined);
  return idle !== undefined && idle <= MOST_IDLE_SECONDS
    ? good('JOBS', 'Off here, and another process does them.')
    : advice(
        'JOBS',
        'Off here, and no other process does them, so nobody is paid and no mail is sent: start a worker.',
      );
}

async function reach(name: string, url: string): Promise<Finding> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return good(name, 'It can be reached.');
  } catch (error) {
    return missing(name, toStartFailure(error));
  } finally {
    await client.end().catch(() => {});
  }
}

async function readReplica(url: string | undefined): Promise<Finding[]> {
  if (url === undefined) return [];
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    return rows[0]?.standby
      ? [good('DATABASE_READ_URL', 'It is a replica.')]
      : [
          advice(
            'DATABASE_READ_URL',
            'It is no replica, so nothing is read from it: name a streaming replica, or leave it out.',
          ),
        ];
  } finally {
    await client.end();
  }
}

/** Whether a start in production would open the database: one with another key, or of a demo, it refuses. */
async function readFit(
  url: string,
  { piiKey, previousPiiKeys, isMigrated }: Keys & { isMigrated: boolean },
): Promise<Finding[]> {
  // its absence is named with the settings
  if (piiKey === '') return [];
  const sealer = createSealer(piiKey, previousPiiKeys);
  try {
    await checkBeforeMigrating(url, { sealer, host: 'production' });
    // of a key that was taken away too early only what is sealed knows
    if (isMigrated) await requireOpening(url, sealer);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.faults.map((fault) => missing('DATABASE_URL', fault));
  }
}

/** @throws SettingsError where something is sealed with a key that is not among those of the settings */
async function requireOpening(url: string, sealer: Sealer): Promise<void> {
  const database = await openDatabase(url, { size: 1 });
  try {
    if (!(await canOpenSealedRows(database.orm, sealer))) throw keyMisfit();
  } finally {
    await database.close();
  }
}

async function readServer(url: string): Promise<Finding[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string; now: Date; standby: boolean }>(
      `select current_setting('server_version_num') as version, clock_timestamp() as now, pg_is_in_recovery() as standby`,
    );
    const [server] = rows;
    if (!server) return [];
    const skew = Math.abs(server.now.getTime() - Date.now());
    const waiting = await readWaiting(client);
    const version = Number(server.version);
    return [
      version >= LEAST_VERSION
        ? good('PostgreSQL', `Version ${Math.floor(version / 10_000)}.`)
        : missing('PostgreSQL', `Version ${Math.floor(version / 10_000)} is too old: 15 or later.`),
      server.standby
        ? missing('PostgreSQL', 'It is a replica, which takes no writes: name the primary.')
        : good('PostgreSQL', 'It is a primary.'),
      skew < MOST_SKEW_MS
        ? good('clock', 'This machine and the database agree on the time.')
        : missing(
            'clock',
            `This machine and the database differ by ${Math.round(skew / 1_000)} s: run an NTP client on both.`,
          ),
      ...toFindings(waiting),
    ];
  } finally {
    await client.end();
  }
}

/** What an upgrade will do to the data of this shop, before it does. */
function toFindings(waiting: readonly WaitingMigration[] | undefined): Finding[] {
  if (waiting === undefined) return [advice('migrations', 'The database is empty: the first start makes its tables.')];
  if (waiting.length === 0) return [good('migrations', 'All are applied.')];
  return [
    advice('migrations', `The next start applies ${waiting.length}. Save the shop before: potli backup.`),
    ...waiting.map(({ name, note }) => advice(name.replace('.sql', ''), note)),
  ];
}
