import { expect, inject, onTestFinished, test } from 'vitest';
import { createApiHost } from '../createApiHost.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { databaseUrl, nameOf } from '../testing/databaseUrl.ts';
import { POOLED_LOGIN, startPooler } from '../testing/startPooler.ts';
import { testSettings } from '../testing/testSettings.ts';
import { isWholeRun } from '../testing/wholeRun.ts';

/** Where tests run through a pooler, `createTestHost` has one; here is what a start refuses. */
test.runIf(isWholeRun)(
  'a pooler is refused at DATABASE_URL with a sentence, and works at DATABASE_POOL_URL',
  async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.close());
    const server = new URL(database.url);
    server.username = POOLED_LOGIN;
    const open = async (more: readonly string[]) => {
      const pooler = await startPooler(inject('postgresUrl'), more);
      onTestFinished(pooler.stop);
      return databaseUrl(pooler.url, nameOf(database));
    };
    const start = async (settings: object) => {
      const host = await createApiHost({ ...testSettings, databaseMigrationUrl: database.url, ...settings });
      onTestFinished(host.close);
      return host;
    };
    const strict = await open([]);
    await expect(start({ databaseUrl: strict })).rejects.toThrow('Name the pooler with DATABASE_POOL_URL');
    const lenient = await open([
      'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options',
    ]);
    await expect(start({ databaseUrl: lenient })).rejects.toThrow('Name the pooler with DATABASE_POOL_URL');
    await expect(start({ databaseUrl: database.url, databasePoolUrl: strict })).rejects.toThrow(
      'needs a login of its own',
    );

    const host = await start({ databaseUrl: server.href, databasePoolUrl: strict });
    const version = host.catalogue.version();
    const calls = ['/health/ready', '/stores/search?searchTerm=a', '/categories', '/custom-link/unknown'];
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => (await host.api.request(calls[n % calls.length] ?? '')).status),
    );
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    await database.pool.query(`select pg_notify('catalogue_changed', 'catalogue')`);
    await expect.poll(() => host.catalogue.version()).toBeGreaterThan(version);
  },
);
