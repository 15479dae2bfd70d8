import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { ensureDatabase } from '../db/embedded/prepareDatabase.ts';
import { startEmbeddedPostgres } from '../db/embedded/startEmbeddedPostgres.ts';
import { migrate } from '../db/migrate.ts';
import { analyze } from './analyze.ts';
import { createDataDir } from './createDataDir.ts';
import { databaseUrl, TEMPLATE } from './databaseUrl.ts';
import { startPooler } from './startPooler.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the tests' PostgreSQL. */
    postgresUrl: string;
    /** Address of a pooler before it, through which hosts work (`POOLER=yes`); empty: none. */
    poolUrl: string;
  }
}

/** One PostgreSQL for the test run, in memory where possible, with a migrated template. */
export default async function setup(project: TestProject) {
  const dataDir = createDataDir({ inMemory: true });
  const server = await startEmbeddedPostgres({ dataDir, throwaway: true });
  const template = databaseUrl(server.url, TEMPLATE);
  await ensureDatabase(template);
  await migrate(template);
  await analyze({ url: template });
  const pooler = process.env.POOLER === 'yes' ? await startPooler(server.url) : undefined;
  project.provide('postgresUrl', server.url);
  project.provide('poolUrl', pooler?.url ?? '');
  return async () => {
    await pooler?.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
