import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { isAlive } from './isAlive.ts';
import type { RunningSite } from './startSite.ts';

/** The process of the PostgreSQL of a site that runs on a folder. */
export const postgresOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** Ends a site by a signal, and expects that it has ended in order within ten seconds, with its PostgreSQL. */
export async function endInOrder(site: RunningSite, dataDir: string, signal: NodeJS.Signals): Promise<void> {
  const postgres = postgresOf(dataDir);
  const signalledAt = performance.now();
  expect(await site.end(signal)).toBe(0);
  expect(performance.now() - signalledAt).toBeLessThan(10_000);
  expect(isAlive(postgres)).toBe(false);
}
