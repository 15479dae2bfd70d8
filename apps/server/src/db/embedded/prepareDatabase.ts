import pg from 'pg';

const NO_SUCH_DATABASE = '3D000';

/** Creates the database of an address, unless it exists. */
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

/** The login of the host at the embedded PostgreSQL. `db/migrations/0036_app_role.sql` grants its rights. */
export const HOST_ROLE = 'potli_host';

/** Creates the role unless it exists. */
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
