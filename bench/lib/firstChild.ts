import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const MOST_MS = 10_000;

/**
 * Waits for the process that is the first one in a namespace.
 * @param outside process that made the namespace
 * @param name its program's; by default any
 * @returns its id here
 */
export async function firstChild(outside: number | undefined, name?: string): Promise<string> {
  const endAt = Date.now() + MOST_MS;
  while (Date.now() < endAt) {
    for (const pid of read(`/proc/${outside}/task/${outside}/children`).split(' ')) {
      if (pid && (name === undefined || read(`/proc/${pid}/comm`).trim() === name)) return pid;
    }
    await pause(10);
  }
  throw new Error(`Nothing was started inside after ${MOST_MS / 1_000} s.`);
}

/** A process may have ended between two looks. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
