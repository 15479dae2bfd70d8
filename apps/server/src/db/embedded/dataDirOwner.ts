import { closeSync, existsSync, ftruncateSync, futimesSync, readFileSync, statSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { OperatorError } from '../../errors/OperatorError.ts';
import { lockFile } from './fileLock.ts';
import { postmasterFile, refuseOlderPostgres } from './refuseOlderPostgres.ts';

/** Who has a data folder: for people who read the refusal. The kernel's lock decides, not this text. */
const Owner = z.object({
  machine: z.string(),
  /** Differs between machines, and between two starts of one. */
  boot: z.string(),
  pid: z.number(),
  since: z.string(),
});
type Owner = z.infer<typeof Owner>;

/** How often an owner touches its file, and how long a start on another machine looks for that (ms). */
const BEAT_MS = 3_000;
const SILENCE_MS = 10_000;

export class DataDirInUse extends OperatorError {
  constructor(dataDir: string, owner: Owner | undefined) {
    const who = owner === undefined ? '' : `: process ${owner.pid} on ${owner.machine}, since ${owner.since}`;
    super(
      `Another Potli already uses this data folder (${dataDir}${who}). Stop it, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataDirInUse';
  }
}

/**
 * Makes this process the one owner of a data folder, until it ends or releases the folder. What a killed owner leaves in
 * the file does not count as an owner, so a copied or restored folder opens.
 * @returns a function that releases the folder. Call it when nothing uses the folder any more
 * @throws DataDirInUse when another process has it, in whatever container, or on another machine that shares the folder
 */
export async function ownDataDir(dataDir: string, clusterDir: string): Promise<() => void> {
  const file = join(dataDir, 'owner.lock');
  const descriptor = lockFile(file);
  if (descriptor === undefined) throw new DataDirInUse(dataDir, readOwner(file));
  try {
    const last = readOwner(file);
    if (last === undefined) await refuseOlderPostgres(clusterDir);
    // Machines that share a folder do not always share its locks.
    else if (last.boot !== bootId() && (await isTouched(file))) throw new DataDirInUse(dataDir, last);
    writeOwner(descriptor);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  const beat = setInterval(() => futimesSync(descriptor, new Date(), new Date()), BEAT_MS).unref();
  return () => {
    clearInterval(beat);
    // with the text, the next start knows that PostgreSQL's own file is one of this version
    if (!existsSync(postmasterFile(clusterDir))) ftruncateSync(descriptor);
    closeSync(descriptor);
  };
}

function readOwner(file: string): Owner | undefined {
  try {
    return Owner.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function writeOwner(descriptor: number): void {
  const owner: Owner = { machine: hostname(), boot: bootId(), pid: process.pid, since: new Date().toISOString() };
  ftruncateSync(descriptor);
  writeSync(descriptor, JSON.stringify(owner));
}

/** The kernel's id of its own run, which containers share. Other systems have none: there the lock alone decides. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return hostname();
  }
}

/** Whether another process touches the file. Changes are compared, never clocks: those of two machines differ. */
async function isTouched(file: string): Promise<boolean> {
  // a network file system asks its server when a file is opened
  const look = () => `${readFileSync(file, 'utf8')} ${statSync(file).mtimeMs}`;
  const first = look();
  for (const end = performance.now() + SILENCE_MS; performance.now() < end; ) {
    await sleep(500);
    if (look() !== first) return true;
  }
  return false;
}
