import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findClusterDir, mendModes } from './clusterDir.ts';
import { ownDataDir } from './dataDirOwner.ts';
import { findBinaries } from './findBinaries.ts';
import { forgetOtherDatabases } from './forgetOtherDatabases.ts';
import { initCluster } from './initCluster.ts';
import { keepRunning } from './keepRunning.ts';
import { ownCluster } from './ownCluster.ts';
import { ensureDatabase, ensureHostRole, HOST_ROLE } from './prepareDatabase.ts';
import { removeRunningUrl, writeRunningUrl } from './runningUrl.ts';
import { runPostgres } from './runPostgres.ts';
import { makeSocketDir } from './socketDir.ts';

export interface EmbeddedOptions {
  /** `DATA_DIR`: the cluster is in its folder `postgres`. */
  dataDir: string;
  /** For tests: fast, but data is lost when the machine crashes. */
  throwaway?: boolean;
}

export interface EmbeddedPostgres {
  /** For the role that owns everything. */
  url: string;
  /** For the role of the host. */
  hostUrl: string;
  /** The folder that holds the cluster. */
  dataPlace: string;
  stop(): Promise<void>;
}

const THROWAWAY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  // it would visit each of hundreds of databases every minute; templates are analyzed once (testing/analyze.ts)
  'autovacuum=off',
];

/**
 * Starts the embedded PostgreSQL, and creates its cluster at the first start. It listens on a socket in a private
 * folder, is restarted when it dies, and stops when this process ends.
 * The process forgets the variables of other databases (`forgetOtherDatabases`).
 * @throws DataDirInUse when another Potli uses the same data folder
 */
export async function startEmbeddedPostgres({
  dataDir,
  throwaway = false,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  forgetOtherDatabases();
  await using resources = new AsyncDisposableStack();
  const clusterDir = findClusterDir(dataDir);
  const binDir = findBinaries();
  resources.defer(await ownDataDir(dataDir, clusterDir));
  mendModes(clusterDir);
  if (!existsSync(join(clusterDir, 'PG_VERSION'))) await initCluster({ binDir, clusterDir, durable: !throwaway });
  ownCluster(clusterDir);

  const socketDir = makeSocketDir();
  resources.defer(() => rmSync(socketDir, { recursive: true, force: true }));
  const urlFor = (role: string) => `postgres://${role}@${encodeURIComponent(socketDir)}:5432/potli`;
  const url = urlFor('potli');
  const settings = throwaway ? THROWAWAY : [];
  const server = await keepRunning(() => runPostgres({ binDir, clusterDir, socketDir, settings }));
  resources.defer(server.stop);
  await ensureDatabase(url);
  await ensureHostRole(url);
  writeRunningUrl(dataDir, url);
  resources.defer(() => removeRunningUrl(dataDir, url));
  const opened = resources.move();
  return { url, hostUrl: urlFor(HOST_ROLE), dataPlace: clusterDir, stop: () => opened.disposeAsync() };
}
