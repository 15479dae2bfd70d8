import { type ApiHost, createApiHost } from '../createApiHost.ts';
import type { Settings } from '../settings/settings.ts';
import { createTestDatabase } from './createTestDatabase.ts';
import { testSettings } from './testSettings.ts';

export interface TestHost extends ApiHost {
  /** Its database, for tests to read and to prepare. */
  database: Awaited<ReturnType<typeof createTestDatabase>>;
  /** Calls the API from this address; without one, from inside the process. */
  call(path: string, init?: RequestInit, ip?: string): Promise<Response>;
}

/** A complete host on an empty database. */
export async function createTestHost(overrides: Partial<Settings> = {}): Promise<TestHost> {
  const database = await createTestDatabase();
  const apiHost = await createApiHost({ ...testSettings, databaseUrl: database.url, ...overrides });
  return {
    ...apiHost,
    database,
    async call(path, init, ip) {
      return apiHost.api.request(path, init, ip ? { incoming: { socket: { remoteAddress: ip } } } : undefined);
    },
    async close() {
      await apiHost.close();
      await database.close();
    },
  };
}
