import { rmSync } from 'node:fs';
import { createDataDir } from '@potli/server/testing/createDataDir';
import type { LaunchOptions } from 'playwright';
import type { TestProject } from 'vitest/node';
import { copyShop } from './copyShop.ts';
import { startSite } from './startSite.ts';

export interface SharedSite {
  url: string;
  dataDir: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** How to launch Chromium on this machine. */
    chromium: LaunchOptions;
    /** The demo shop that all journeys share. */
    site: SharedSite;
    /** The data of a demo shop that was started once and does not run; `createShop` copies it. */
    freshShop: string;
  }
}

/** The data of a demo shop after its first start. */
async function createFreshShop(): Promise<string> {
  const dataDir = createDataDir({ inMemory: true });
  const site = await startSite({ dataDir });
  await site.end('SIGTERM');
  return dataDir;
}

/**
 * One real site with the demo shop for a whole run of journeys. Journeys with a site of their own start it on a copy of the
 * same data (`createShop`), which pages do not need.
 */
export default async function setup(project: TestProject) {
  const dataDir = createDataDir({ inMemory: true });
  const made = [dataDir];
  if (project.name !== 'e2e-pages') {
    const freshShop = await createFreshShop();
    made.push(freshShop);
    copyShop(freshShop, dataDir);
    project.provide('freshShop', freshShop);
  }
  const site = await startSite({ dataDir });
  project.provide('site', { url: site.url, dataDir });
  return async () => {
    await site.end('SIGTERM');
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
  };
}
