import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../../errors/OperatorError.ts';
import { isAlive } from './isAlive.ts';

/** How long a PostgreSQL whose owner was killed may take to go. */
const PATIENCE_MS = 8_000;

export class ClusterInUse extends OperatorError {
  constructor(clusterDir: string, pid: number) {
    super(
      `Another Potli already uses this data folder (${clusterDir}, PostgreSQL process ${pid}). ` +
        'Stop it, or set DATA_DIR to another folder.',
    );
    this.name = 'ClusterInUse';
  }
}

/** The postmaster that a lock file names, unless the file is absent or half-written. */
function lockHolder(clusterDir: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8'), 10);
    return Number.isNaN(pid) ? undefined : pid;
  } catch {
    return undefined;
  }
}

/** A living process with this id may be anything, after a restart of the machine: a postmaster works in its cluster. */
function isPostmasterOf(pid: number, clusterDir: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === clusterDir;
  } catch {
    return false;
  }
}

/**
 * Waits until no PostgreSQL works in the cluster and removes a stale lock. One whose owner lives is not waited for;
 * one whose owner was killed is on its way out.
 * @throws ClusterInUse when one goes on working there
 */
export async function waitForCluster(clusterDir: string, ownerPid: () => number | undefined): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const pid = lockHolder(clusterDir);
    if (pid === undefined) return;
    if (!isPostmasterOf(pid, clusterDir)) {
      rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
      return;
    }
    if (isAlive(ownerPid() ?? 0) || performance.now() > deadline) throw new ClusterInUse(clusterDir, pid);
    await sleep(50);
  }
}
