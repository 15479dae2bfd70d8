import { rmSync } from 'node:fs';
import { createDataDir } from '@potli/server/testing';
import type { LaunchOptions } from 'playwright';
import type { TestProject } from 'vitest/node';
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
  }
}

/** One real site with the demo shop for a whole run of journeys. */
export default async function setup(project: TestProject) {
  const dataDir = createDataDir();
  const site = await startSite({ dataDir });
  project.provide('site', { url: site.url, dataDir });
  return async () => {
    await site.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
}
