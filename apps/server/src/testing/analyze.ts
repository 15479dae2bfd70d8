import pg from 'pg';
import { vacuum } from './vacuum.ts';

/** Counts the rows of a database once, for good plans in all of its copies: the tests' PostgreSQL does not by itself. */
export async function analyze({ url }: { url: string }): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await vacuum({ pool });
  await pool.end();
}
