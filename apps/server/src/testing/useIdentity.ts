import type { SignupBody } from '@potli/api';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createIdentityService } from '../domain/members/identity/createIdentityService.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { createRateLimiter } from '../limits/createRateLimiter.ts';
import type { Services } from '../services/openServices.ts';
import { createTestDatabase } from './createTestDatabase.ts';
import { openTestOutbox } from './openTestOutbox.ts';
import { testSettings } from './testSettings.ts';

export const sealer = createSealer(testSettings.piiKey);
export const elsewhere = { ip: '10.0.0.1' };
export const password = 'Gulmohar phool 7';

/** An identity service with a database for the tests of one file. Each test gets a new e-mail address. */
export function useIdentity() {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let identity: Services['identity'];
  let count = 0;

  const shared = {
    email: '',
    get database() {
      return database;
    },
    get identity() {
      return identity;
    },
    /** The parts of a service; `factor` of its rate limits, 0: none. */
    parts: (factor = 0) => ({
      database,
      limits: createRateLimiter(factor, database.pool),
      mail: openTestOutbox(database, sealer),
      settings: testSettings,
    }),
    person: (extra: Partial<SignupBody> = {}): SignupBody => ({
      email: shared.email,
      password,
      name: 'Ananya Rao',
      mobileNumber: '9876543210',
      gender: 'FEMALE',
      ...extra,
    }),
    sql: async <Row extends object>(text: string, ...values: unknown[]) =>
      (await database.pool.query<Row>(text, values)).rows,
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    identity = await createIdentityService(shared.parts());
  });
  afterAll(() => database.close());
  beforeEach(() => {
    count += 1;
    shared.email = `ananya${count}@mail.example`;
  });
  return shared;
}
