import pg from 'pg';

const NO_SUCH_DATABASE = '3D000';

/** Creates the database that an address names, unless it is there. */
export async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client(url);
  try {
    await client.connect();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== NO_SUCH_DATABASE) throw error;
    await createDatabase(url);
  } finally {
    await client.end();
  }
}

async function createDatabase(url: string): Promise<void> {
  const place = new URL(url);
  const name = decodeURIComponent(place.pathname.slice(1));
  place.pathname = '/postgres';
  const client = new pg.Client(place.href);
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

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
