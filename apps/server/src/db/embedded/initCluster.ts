import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, closeSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../../errors/OperatorError.ts';
import { lockCluster } from './clusterLock.ts';
import { postgresEnvironment, postgresUser } from './postgresUser.ts';

export interface NewCluster {
  binDir: string;
  clusterDir: string;
  /** Clusters for tests are not flushed to the disk. */
  durable: boolean;
}

/** Makes a folder that only PostgreSQL's user can enter. */
export function makePrivateDir(dir: string): void {
  mkdirSync(dir);
  // a umask takes away from the mode of `mkdir`
  chmodSync(dir, 0o700);
  if (postgresUser.uid !== undefined) chownSync(dir, postgresUser.uid, postgresUser.uid);
}

/** Removes incomplete clusters of processes that were killed, also of older versions, which named them by process ids. */
function removeLeftovers(clusterDir: string): void {
  const prefix = `${basename(clusterDir)}.new`;
  for (const name of readdirSync(dirname(clusterDir))) {
    if (name.startsWith(prefix)) rmSync(join(dirname(clusterDir), name), { recursive: true, force: true });
  }
}

/**
 * Creates a cluster beside its folder and then renames it, so that a kill leaves no incomplete cluster.
 * @throws OperatorError with what `initdb` says, for example that the disk is full
 */
export async function initCluster({ binDir, clusterDir, durable }: NewCluster): Promise<void> {
  // also against an `initdb` that has outlived its owner
  const lock = await lockCluster(clusterDir);
  try {
    removeLeftovers(clusterDir);
    const unfinished = `${clusterDir}.new`;
    makePrivateDir(unfinished);
    const options = ['-U', 'potli', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-instructions'];
    const initdb = spawn(join(binDir, 'initdb'), ['-D', unfinished, ...options, ...(durable ? [] : ['--no-sync'])], {
      ...postgresUser,
      cwd: '/',
      env: postgresEnvironment,
      stdio: ['ignore', 'ignore', 'pipe', lock],
    });
    const [[code], said] = await Promise.all([
      once(initdb, 'close') as Promise<[number | null]>,
      initdb.stderr ? text(initdb.stderr) : '',
    ]);
    if (code !== 0) throw new OperatorError(`PostgreSQL's folder ${clusterDir} could not be made.\n${said.trim()}`);
    renameSync(unfinished, clusterDir);
  } finally {
    closeSync(lock);
  }
}
