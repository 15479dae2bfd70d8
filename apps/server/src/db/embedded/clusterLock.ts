import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../../errors/OperatorError.ts';
import { lockFile } from './fileLock.ts';
import { postmasterFile } from './refuseOlderPostgres.ts';

/** How long PostgreSQL may take to stop after its owner was killed. */
const TIMEOUT_MS = 15_000;

/**
 * Locks a cluster for one run of a PostgreSQL's program, which inherits the descriptor: the lock ends with the last of its
 * processes. Only its owner (`ownDataDir`) asks for it, so who still has it is the rest of an earlier run, which is about
 * to stop.
 * @returns the open descriptor. Close it here when the program has inherited it
 */
export async function lockCluster(clusterDir: string): Promise<number> {
  const file = `${clusterDir}.lock`;
  for (const end = performance.now() + TIMEOUT_MS; ; ) {
    const descriptor = lockFile(file);
    if (descriptor !== undefined) {
      // No process of an earlier run is alive. Its file can have the id of an unrelated process, for which PostgreSQL would wait.
      rmSync(postmasterFile(clusterDir), { force: true });
      return descriptor;
    }
    if (performance.now() > end) {
      throw new OperatorError(
        `Another Potli already uses this data folder: its PostgreSQL still runs on ${clusterDir}, though its owner has ended. ` +
          'Stop it, or wait until it has stopped, and start again.',
      );
    }
    await sleep(50);
  }
}
