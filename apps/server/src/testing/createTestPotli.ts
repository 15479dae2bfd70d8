import { createPotli, type Potli } from '../createPotli.ts';
import type { Settings } from '../settings/settings.ts';
import { createTestDatabase } from './createTestDatabase.ts';
import { testSettings } from './testSettings.ts';

export interface TestPotli extends Potli {
  /** Its database, to look into and to prepare. */
  database: Awaited<ReturnType<typeof createTestDatabase>>;
  /** Calls the API as if from this address; without one, as from inside the process. */
  call(path: string, init?: RequestInit, ip?: string): Promise<Response>;
}

/** A whole host on an empty database of its own. */
export async function createTestPotli(overrides: Partial<Settings> = {}): Promise<TestPotli> {
  const database = await createTestDatabase();
  const potli = await createPotli({ ...testSettings, databaseUrl: database.url, ...overrides });
  return {
    ...potli,
    database,
    async call(path, init, ip) {
      const headers = Object.fromEntries(new Headers(init?.headers));
      return potli.api.request(path, init, ip ? { incoming: { headers, socket: { remoteAddress: ip } } } : undefined);
    },
    async close() {
      await potli.close();
      await database.close();
    },
  };
}
