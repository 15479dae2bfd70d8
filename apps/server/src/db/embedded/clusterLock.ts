import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../../errors/OperatorError.ts';
import { isAlive } from './isAlive.ts';

/** How long PostgreSQL may take to stop after its owner was killed. */
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

/** The process id in the lock file; undefined when the file is absent or incomplete. */
function lockHolder(clusterDir: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8'), 10);
    return Number.isNaN(pid) ? undefined : pid;
  } catch {
    return undefined;
  }
}

/** After a restart of the machine any process can have this id; a postmaster has its cluster as working directory. */
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
 * Waits until no PostgreSQL uses the cluster, and removes a stale lock. It waits only for a PostgreSQL whose owner was
 * killed: that one is about to stop.
 * @throws ClusterInUse when the cluster stays in use
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
