import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Address of the database. */
const Running = z.object({ url: z.string() });

const fileOf = (dataDir: string) => join(dataDir, 'postgres.json');

/** Writes into the data folder how other processes of the same user reach the running PostgreSQL. */
export function writeRunningUrl(dataDir: string, url: string): void {
  writeFileSync(fileOf(dataDir), JSON.stringify({ url }), { mode: 0o600 });
}

export function removeRunningUrl(dataDir: string, url: string): void {
  if (readRunningUrl(dataDir) === url) rmSync(fileOf(dataDir), { force: true });
}

/** The address in the file. Its PostgreSQL can have ended. */
export function readRunningUrl(dataDir: string): string | undefined {
  try {
    return Running.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8'))).url;
  } catch {
    return undefined;
  }
}
