import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.ts';

const MOST_TRIES = 50;

/**
 * Counts the rows of tables, and lets PostgreSQL note that everybody sees all of them, without which it counts no rows by an index alone.
 * It does not note it while a commit of another test is not on disk yet, so this is tried until it does.
 * @param tables all, where none is named
 */
export async function vacuum({ pool }: Pick<Database, 'pool'>, ...tables: string[]): Promise<void> {
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    await pool.query(`vacuum analyze ${tables.join(', ')}`);
    const { rows } = await pool.query(
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
         and relallvisible < relpages and (cardinality($1::text[]) = 0 or relname = any($1::text[])) limit 1`,
      [tables],
    );
    if (rows.length === 0) return;
    await pause(100);
  }
  throw new Error('PostgreSQL does not note that all rows are seen: a transaction is open.');
}
