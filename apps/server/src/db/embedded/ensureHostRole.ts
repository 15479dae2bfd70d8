import pg from 'pg';

/** Who the host logs in as at its own PostgreSQL. What it may do is said by `db/migrations/0036_app_role.sql`. */
export const HOST_ROLE = 'potli_host';

/** Makes the role unless it is there. */
export async function ensureHostRole(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [HOST_ROLE]);
    if (rowCount === 0) await client.query(`create role ${HOST_ROLE} login noinherit`);
  } finally {
    await client.end();
  }
}
