import { resolve } from 'node:path';
import { type DatabasePlace, migrateAsOwner } from '../db/appRole.ts';
import { type Database, openDatabase, type Queries } from '../db/database.ts';
import { DataDirInUse } from '../db/embedded/dataDirOwner.ts';
import { forgetOtherDatabases } from '../db/embedded/forgetOtherDatabases.ts';
import { readRunningUrl } from '../db/embedded/runningUrl.ts';
import { startEmbeddedPostgres } from '../db/embedded/startEmbeddedPostgres.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { toStartFailure } from '../logging/operatorText.ts';
import { readSecretFiles } from '../settings/readSecretFiles.ts';
import type { Cli } from './Cli.ts';

export interface CliDatabase {
  database: Database;
  close(): Promise<void>;
}

interface ReachableDatabase {
  url: string;
  release(): Promise<void>;
}

const nothing = async () => {};

async function isReachable(url: string): Promise<boolean> {
  return openDatabase(url, { size: 1 }).then(
    (database) => database.close().then(() => true),
    () => false,
  );
}

/** The database of a shop that runs on this data folder. */
async function findRunning(dataDir: string): Promise<ReachableDatabase | undefined> {
  const url = readRunningUrl(dataDir);
  return url !== undefined && (await isReachable(url)) ? { url, release: nothing } : undefined;
}

/** The database of a data folder: the one that runs, or one that runs for the time of the command. */
async function findOrStart(dataDir: string): Promise<ReachableDatabase> {
  forgetOtherDatabases();
  const running = await findRunning(dataDir);
  if (running) return running;
  try {
    const postgres = await startEmbeddedPostgres({ dataDir });
    return { url: postgres.url, release: postgres.stop };
  } catch (error) {
    // the shop may have started a moment ago
    const started = error instanceof DataDirInUse ? await findRunning(dataDir) : undefined;
    if (!started) throw error;
    return started;
  }
}

/** The addresses of the database of the environment, which runs until `release` is called. It is not migrated. */
export async function findCliDatabase(
  environment: Cli['environment'],
): Promise<DatabasePlace & Pick<ReachableDatabase, 'release'>> {
  const { DATABASE_URL, DATABASE_MIGRATION_URL, DATA_DIR } = readSecretFiles(environment);
  const { url, release } = DATABASE_URL
    ? { url: DATABASE_URL, release: nothing }
    : await findOrStart(resolve(DATA_DIR ?? '.data'));
  return { url, release, ownerUrl: (DATABASE_URL && DATABASE_MIGRATION_URL) || url };
}

/**
 * Opens and migrates the database of the environment, whether the shop runs or not.
 * @throws OperatorError that says why it cannot be opened
 */
export async function openCliDatabase(environment: Cli['environment']): Promise<CliDatabase> {
  await using resources = new AsyncDisposableStack();
  try {
    const { release, ...place } = await findCliDatabase(environment);
    resources.defer(release);
    const database = await openDatabase(await migrateAsOwner(place));
    resources.defer(database.close);
    const opened = resources.move();
    return { database, close: () => opened.disposeAsync() };
  } catch (error) {
    if (error instanceof OperatorError && error.cause === undefined) throw error;
    throw new OperatorError(toStartFailure(error));
  }
}

/** Asks the database of the environment something, where it runs: it is neither started nor migrated. */
export async function withRunningDatabase(
  environment: Cli['environment'],
  ask: (queries: Queries) => Promise<void>,
): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = readSecretFiles(environment);
  const url = DATABASE_URL || readRunningUrl(resolve(DATA_DIR ?? '.data'));
  const database = url ? await openDatabase(url, { size: 1 }).catch(() => undefined) : undefined;
  if (!database) return;
  try {
    await ask(database.orm);
  } finally {
    await database.close();
  }
}
