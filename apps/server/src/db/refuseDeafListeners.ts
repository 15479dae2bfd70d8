import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { OperatorError } from '../errors/OperatorError.ts';
import type { Database } from './database.ts';

const CHANNEL = 'listeners_are_heard';
const PATIENCE_MS = 3_000;

/**
 * A host learns by notifications that the catalogue has changed: behind a pooler they are lost without an error.
 * @throws OperatorError where a notification that the pool sends does not arrive
 */
export async function refuseDeafListeners({ url, pool }: Pick<Database, 'url' | 'pool'>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => {});
  await client.connect();
  let patience: NodeJS.Timeout | undefined;
  try {
    const word = randomUUID();
    const heard = new Promise<boolean>((resolve) => {
      client.on('notification', ({ payload }) => {
        if (payload === word) resolve(true);
      });
      patience = setTimeout(() => resolve(false), PATIENCE_MS);
    });
    await client.query(`listen ${CHANNEL}`);
    await pool.query('select pg_notify($1, $2)', [CHANNEL, word]);
    if (await heard) return;
    throw new OperatorError(
      'Notifications of the database are not heard at DATABASE_URL: it leads to a pooler, or DATABASE_POOL_URL to another database. ' +
        'Name the server itself with DATABASE_URL (docs/operations.md#a-pooler).',
    );
  } finally {
    clearTimeout(patience);
    await client.end();
  }
}
