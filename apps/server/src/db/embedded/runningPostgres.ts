import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileOf = (dataDir: string) => join(dataDir, 'postgres.json');

/** Leaves the address of a running embedded PostgreSQL for other processes of the same user. */
export function announce(dataDir: string, url: string): void {
  writeFileSync(fileOf(dataDir), JSON.stringify({ url }), { mode: 0o600 });
}

export function withdraw(dataDir: string, url: string): void {
  if (announcedUrl(dataDir) === url) rmSync(fileOf(dataDir), { force: true });
}

/** The address that was left, perhaps by a process that was killed since. */
export function announcedUrl(dataDir: string): string | undefined {
  try {
    const { url }: { url?: unknown } = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
    return typeof url === 'string' ? url : undefined;
  } catch {
    return undefined;
  }
}
