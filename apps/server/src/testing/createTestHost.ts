import { inject } from 'vitest';
import type { ApiHost } from '../ApiHost.ts';
import { createApiHost } from '../createApiHost.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from '../settings/settings.ts';
import { createDemoDatabase } from './createDemoDatabase.ts';
import { createTestDatabase } from './createTestDatabase.ts';
import { databaseUrl, nameOf } from './databaseUrl.ts';
import { testSettings } from './testSettings.ts';

export interface TestHost extends ApiHost {
  /** Its database, for tests to read and to prepare. */
  database: Database;
  /** Calls the API from this address; without one, from inside the process. */
  call(path: string, init?: RequestInit, ip?: string): Promise<Response>;
}

/** A complete host on an empty database, or on that of the demo. */
export async function createTestHost(overrides: Partial<Settings> = {}): Promise<TestHost> {
  const database = await (overrides.demo ? createDemoDatabase() : createTestDatabase());
  const apiHost = await openTestHost(database, overrides);
  return {
    ...apiHost,
    async close() {
      await apiHost.close();
      await database.close();
    },
  };
}

/** A complete host on a database that stays open. */
export async function openTestHost(database: Database, overrides: Partial<Settings> = {}): Promise<TestHost> {
  const apiHost = await createApiHost({ ...testSettings, ...addressesOf(database), ...overrides });
  return {
    ...apiHost,
    database,
    async call(path, init, ip) {
      return apiHost.api.request(path, init, ip ? { incoming: { socket: { remoteAddress: ip } } } : undefined);
    },
  };
}

/** Through a pooler where the run has one, as a login that owns nothing. */
function addressesOf(database: Database): Partial<Settings> {
  const poolUrl = inject('poolUrl');
  if (!poolUrl) return { databaseUrl: database.url };
  const own = new URL(database.url);
  own.username = new URL(poolUrl).username;
  return {
    databaseUrl: own.href,
    databaseMigrationUrl: database.url,
    databasePoolUrl: databaseUrl(poolUrl, nameOf(database)),
  };
}
