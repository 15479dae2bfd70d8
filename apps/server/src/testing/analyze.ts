import pg from 'pg';

/** Counts the rows of a database once, for good plans in all of its copies: the tests' PostgreSQL does not by itself. */
export async function analyze({ url }: { url: string }): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}
