import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Running = z.object({
  /** Address of the database. */
  url: z.string(),
  /** The process that started PostgreSQL and stops it at its own end. */
  owner: z.number(),
});
export type Running = z.infer<typeof Running>;

const fileOf = (dataDir: string) => join(dataDir, 'postgres.json');

/** Writes into the data folder how other processes of the same user reach the running PostgreSQL. */
export function writePidFile(dataDir: string, url: string): void {
  writeFileSync(fileOf(dataDir), JSON.stringify({ url, owner: process.pid }), { mode: 0o600 });
}

export function removePidFile(dataDir: string, url: string): void {
  if (readRunningUrl(dataDir) === url) rmSync(fileOf(dataDir), { force: true });
}

/** What the file says. Its process can be dead. */
export function readPidFile(dataDir: string): Running | undefined {
  try {
    return Running.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}

/** The address in the file. */
export function readRunningUrl(dataDir: string): string | undefined {
  return readPidFile(dataDir)?.url;
}
