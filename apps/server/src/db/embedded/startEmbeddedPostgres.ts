import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitForCluster } from './clusterLock.ts';
import { ensureDatabase } from './ensureDatabase.ts';
import { findBinaries } from './findBinaries.ts';
import { initCluster } from './initCluster.ts';
import { clusterPlace } from './places.ts';
import { postgresUser } from './postgresUser.ts';
import { announce, withdraw } from './runningPostgres.ts';
import { type PostgresProcess, runPostgres } from './runPostgres.ts';

export interface EmbeddedOptions {
  /** `DATA_DIR`: the cluster lives in its folder `postgres`. */
  dataDir: string;
  /** A tests' cluster: nothing survives a crash of the machine, everything is faster. */
  throwaway?: boolean;
}

export interface EmbeddedPostgres {
  url: string;
  /** The folder that holds the cluster. */
  dataPlace: string;
  stop(): Promise<void>;
}

const THROWAWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/** Paths of sockets end at about 100 bytes, so not in the data folder. */
function makeSocketDir(): string {
  const dir = mkdtempSync('/tmp/potli-postgres-');
  if (postgresUser.uid !== undefined) chownSync(dir, postgresUser.uid, postgresUser.uid);
  return dir;
}

/**
 * Starts the PostgreSQL that comes with Potli, creating its cluster at the first start. It listens on a socket in a
 * folder closed to others, is started again should it die, and dies with this process.
 * @throws ClusterInUse when another Potli works with the same data folder
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, throwaway = false } = options;
  const clusterDir = clusterPlace(dataDir);
  const binDir = findBinaries();
  await waitForCluster(clusterDir);
  if (!existsSync(join(clusterDir, 'PG_VERSION'))) await initCluster({ binDir, clusterDir, durable: !throwaway });

  const socketDir = makeSocketDir();
  const start = () => runPostgres({ binDir, clusterDir, socketDir, settings: throwaway ? THROWAWAY : [] });
  let stopping = false;
  let server: PostgresProcess;

  const keepAlive = async () => {
    for (;;) {
      await server.exited;
      if (stopping) return;
      await sleep(200);
      await waitForCluster(clusterDir).catch(() => {});
      server = await start().catch(() => server);
      if (stopping) await server.stop();
    }
  };
  try {
    server = await start();
  } catch (error) {
    rmSync(socketDir, { recursive: true, force: true });
    await waitForCluster(clusterDir);
    throw error;
  }
  const url = `postgres://potli@${encodeURIComponent(socketDir)}:5432/potli`;
  await ensureDatabase(url);
  announce(dataDir, url);
  const watch = keepAlive();

  return {
    url,
    dataPlace: clusterDir,
    async stop() {
      stopping = true;
      withdraw(dataDir, url);
      await server.stop();
      await watch;
      rmSync(socketDir, { recursive: true, force: true });
    },
  };
}
