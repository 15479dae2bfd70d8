import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { OperatorError } from '../errors/OperatorError.ts';
import type { Database } from './database.ts';

const CHANNEL = 'listeners_are_heard';
const TIMEOUT_MS = 3_000;

/**
 * Checks that `LISTEN` works. A host learns by notifications that the catalogue has changed: a pooler loses them without an error.
 * @throws OperatorError where a notification that the pool sends does not arrive
 */
export async function requireListen({ url, pool }: Pick<Database, 'url' | 'pool'>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => {});
  await client.connect();
  let timer: NodeJS.Timeout | undefined;
  try {
    const word = randomUUID();
    const arrived = new Promise<boolean>((resolve) => {
      client.on('notification', ({ payload }) => {
        if (payload === word) resolve(true);
      });
      timer = setTimeout(() => resolve(false), TIMEOUT_MS);
    });
    await client.query(`listen ${CHANNEL}`);
    await pool.query('select pg_notify($1, $2)', [CHANNEL, word]);
    if (await arrived) return;
    throw new OperatorError(
      'Notifications of the database are not heard at DATABASE_URL: it leads to a pooler, or DATABASE_POOL_URL to another database. ' +
        'Name the server itself with DATABASE_URL (docs/operations.md#a-pooler).',
    );
  } finally {
    clearTimeout(timer);
    await client.end();
  }
}
