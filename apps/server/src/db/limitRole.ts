import pg from 'pg';
import { OperatorError } from '../errors/OperatorError.ts';
import { APP_ROLE } from './mendAppRole.ts';

/** Limits of the server (ms), by the names of its settings. */
export type Limits = Readonly<Record<string, number>>;

/**
 * Gives the login of an address its limits and the host's role by itself: a pooler lends connections of other clients, so nothing can
 * be set when one is opened. @throws OperatorError where the login owns tables, which migrations would need it for
 */
export async function limitRole(url: string, limits: Limits): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ login: string; place: string; owns: boolean }>(
      `select session_user as login, current_database() as place,
        exists (select from pg_tables where schemaname = 'public' and tableowner = session_user) as owns`,
    );
    const [at] = rows;
    if (!at || at.owns) {
      throw new OperatorError(
        'With DATABASE_POOL_URL the host needs a login of its own: DATABASE_URL names the owner of the tables. Name that one with ' +
          'DATABASE_MIGRATION_URL (docs/operations.md#a-pooler).',
      );
    }
    const settings = { role: APP_ROLE, ...limits };
    await client.query('set role none');
    for (const [name, value] of Object.entries(settings)) {
      const login = client.escapeIdentifier(at.login);
      await client.query(
        `alter role ${login} in database ${client.escapeIdentifier(at.place)} set ${name} = ${client.escapeLiteral(String(value))}`,
      );
    }
  } finally {
    await client.end();
  }
}
