import { readdirSync, readFileSync, readlinkSync, statSync, utimesSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../../errors/OperatorError.ts';

/** PostgreSQL's own lock: process id, folder, start, socket. */
export const postmasterFile = (clusterDir: string) => join(clusterDir, 'postmaster.pid');

/** A PostgreSQL reads its own file once a minute, and its sleep of a minute can begin just before (ms). */
const PERIOD_MS = 125_000;

/** The id of the namespace in which Linux starts: in it every process of the machine is seen. */
const FIRST_NAMESPACE = 'pid:[4026531836]';

/**
 * Versions before the lock (docs/decisions/061) left a PostgreSQL without a lock: alive, in another container that
 * is about to stop, or killed. Returns at once where PostgreSQL left no file.
 * @throws OperatorError when it is alive, or when that cannot be known
 */
export async function refuseOlderPostgres(clusterDir: string): Promise<void> {
  const file = postmasterFile(clusterDir);
  const started = startOf(file);
  if (started === undefined || started < Date.now() - uptime() * 1000) return;
  const lives = seesAllProcesses() ? hasProcess(clusterDir) : await isRead(file);
  if (lives === false) return;
  throw new OperatorError(
    lives
      ? `Another Potli already uses this data folder (PostgreSQL runs on ${clusterDir}). Stop it, or set DATA_DIR to another folder.`
      : `An older Potli may still use this data folder (${file}). Stop it in all containers and on all machines, remove this file, and start again.`,
  );
}

/** When the PostgreSQL of the file was started (ms); undefined without a file. */
function startOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[2] ?? '') * 1000 || Date.now();
  } catch {
    return undefined;
  }
}

function seesAllProcesses(): boolean {
  try {
    return readlinkSync('/proc/self/ns/pid') === FIRST_NAMESPACE;
  } catch {
    return false;
  }
}

/** Whether a process works in the folder, under whatever path its container knows it. */
function hasProcess(clusterDir: string): boolean {
  const { dev, ino } = statSync(clusterDir);
  return readdirSync('/proc').some((pid) => {
    const place = /^\d+$/.test(pid) ? placeOf(pid) : undefined;
    return place?.ino === ino && place.dev === dev;
  });
}

function placeOf(pid: string) {
  try {
    return statSync(`/proc/${pid}/cwd`);
  } catch {
    // ended meanwhile, or of another user, whose PostgreSQL cannot have this folder
    return undefined;
  }
}

/** Whether another process reads the file. Undefined where the file system does not store the time of the last reading. */
async function isRead(file: string): Promise<boolean | undefined> {
  const longAgo = new Date(1_000);
  const wasRead = () => statSync(file).atimeMs > longAgo.getTime();
  const forget = () => utimesSync(file, longAgo, new Date());
  forget();
  readFileSync(file);
  if (!wasRead()) return undefined;
  forget();
  process.stderr.write(
    'An older Potli was not stopped in order. For two minutes this one looks whether it still runs …\n',
  );
  for (const end = performance.now() + PERIOD_MS; performance.now() < end; ) {
    await sleep(500);
    if (wasRead()) return true;
  }
  return false;
}
