import pg from 'pg';
import { inject } from 'vitest';
import { createApiHost } from '../createApiHost.ts';
import type { Database } from '../db/database.ts';
import { ensureDatabase } from '../db/embedded/prepareDatabase.ts';
import { analyze } from './analyze.ts';
import { createTestDatabase } from './createTestDatabase.ts';
import { databaseUrl } from './databaseUrl.ts';
import { testSettings } from './testSettings.ts';

const DEMO_TEMPLATE = 'potli_demo';

/** An advisory lock of the tests: any number that no host uses. */
const LOCK = 7_068_799;

/** The database of a host that has loaded the demo shop, and was closed. It is loaded once for a test run, then copied. */
export async function createDemoDatabase(): Promise<Database> {
  const serverUrl = inject('postgresUrl');
  const template = { url: databaseUrl(serverUrl, DEMO_TEMPLATE) };
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DEMO_TEMPLATE]);
    if (rowCount === 0) {
      await ensureDatabase(template.url);
      const apiHost = await createApiHost({ ...testSettings, databaseUrl: template.url, demo: true });
      await apiHost.close();
      await analyze(template);
    }
    return await createTestDatabase(template);
  } finally {
    // also releases the lock
    await client.end();
  }
}
