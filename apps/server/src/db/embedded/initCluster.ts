import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from './isAlive.ts';
import { postgresEnvironment, postgresUser } from './postgresUser.ts';

const run = promisify(execFile);

export interface NewCluster {
  binDir: string;
  clusterDir: string;
  /** Clusters for tests are not flushed to the disk. */
  durable: boolean;
}

/** Makes a folder that only PostgreSQL's user can enter. */
export function makePrivateDir(dir: string): void {
  mkdirSync(dir, { mode: 0o700 });
  if (postgresUser.uid !== undefined) chownSync(dir, postgresUser.uid, postgresUser.uid);
}

/** Removes incomplete clusters of processes that were killed. */
function removeLeftovers(clusterDir: string): void {
  const prefix = `${basename(clusterDir)}.new-`;
  for (const name of readdirSync(dirname(clusterDir))) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    rmSync(join(dirname(clusterDir), name), { recursive: true, force: true });
  }
}

/** Creates a cluster beside its folder and then renames it, so that a kill leaves no incomplete cluster. */
export async function initCluster({ binDir, clusterDir, durable }: NewCluster): Promise<void> {
  removeLeftovers(clusterDir);
  const unfinished = `${clusterDir}.new-${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  makePrivateDir(unfinished);
  const options = ['-U', 'potli', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-instructions'];
  await run(join(binDir, 'initdb'), ['-D', unfinished, ...options, ...(durable ? [] : ['--no-sync'])], {
    ...postgresUser,
    cwd: '/',
    env: postgresEnvironment,
  });
  try {
    renameSync(unfinished, clusterDir);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(join(clusterDir, 'PG_VERSION'))) throw error;
  }
}
