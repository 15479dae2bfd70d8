import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Running = z.object({
  /** Address of the database. */
  url: z.string(),
  /** The process that started PostgreSQL and takes it along when it goes. */
  owner: z.number(),
});
export type Running = z.infer<typeof Running>;

const fileOf = (dataDir: string) => join(dataDir, 'postgres.json');

/** Leaves word of a running PostgreSQL in its data folder, for other processes of the same user. */
export function announce(dataDir: string, url: string): void {
  writeFileSync(fileOf(dataDir), JSON.stringify({ url, owner: process.pid }), { mode: 0o600 });
}

export function removePidFile(dataDir: string, url: string): void {
  if (readRunningUrl(dataDir) === url) rmSync(fileOf(dataDir), { force: true });
}

/** What was left, perhaps by a process that was killed since. */
export function readPidFile(dataDir: string): Running | undefined {
  try {
    return Running.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}

/** The address that was left. */
export function readRunningUrl(dataDir: string): string | undefined {
  return readPidFile(dataDir)?.url;
}
