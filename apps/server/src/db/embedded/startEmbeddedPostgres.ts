import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findClusterDir } from './clusterDir.ts';
import { waitForCluster } from './clusterLock.ts';
import { findBinaries } from './findBinaries.ts';
import { initCluster } from './initCluster.ts';
import { keepRunning } from './keepRunning.ts';
import { ownCluster } from './ownCluster.ts';
import { readPidFile, removePidFile, writePidFile } from './pidFile.ts';
import { postgresUser } from './postgresUser.ts';
import { ensureDatabase, ensureHostRole, HOST_ROLE } from './prepareDatabase.ts';
import { runPostgres } from './runPostgres.ts';

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

/** The path of a socket can have about 100 bytes; the data folder's path can be longer. */
function makeSocketDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'potli-postgres-'));
  if (postgresUser.uid !== undefined) chownSync(dir, postgresUser.uid, postgresUser.uid);
  return dir;
}

/**
 * Starts the embedded PostgreSQL, and creates its cluster at the first start. It listens on a socket in a private
 * folder, is restarted when it dies, and stops when this process ends.
 * @throws ClusterInUse when another Potli uses the same data folder
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, throwaway = false } = options;
  const clusterDir = findClusterDir(dataDir);
  const binDir = findBinaries();
  const clusterIsFree = () => waitForCluster(clusterDir, () => readPidFile(dataDir)?.owner);
  await clusterIsFree();
  if (!existsSync(join(clusterDir, 'PG_VERSION'))) await initCluster({ binDir, clusterDir, durable: !throwaway });
  ownCluster(clusterDir);

  const socketDir = makeSocketDir();
  const settings = throwaway ? THROWAWAY : [];
  const urlFor = (role: string) => `postgres://${role}@${encodeURIComponent(socketDir)}:5432/potli`;
  const url = urlFor('potli');
  const server = await keepRunning(async () => {
    await clusterIsFree();
    return runPostgres({ binDir, clusterDir, socketDir, settings });
  }).catch(async (error: unknown) => {
    rmSync(socketDir, { recursive: true, force: true });
    // Another first start may have been faster: then its error is the better message.
    await clusterIsFree();
    throw error;
  });
  const stop = async () => {
    removePidFile(dataDir, url);
    await server.stop();
    rmSync(socketDir, { recursive: true, force: true });
  };
  try {
    await ensureDatabase(url);
    await ensureHostRole(url);
    writePidFile(dataDir, url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, hostUrl: urlFor(HOST_ROLE), dataPlace: clusterDir, stop };
}
