import type { Database } from './database.ts';

/** Settings of PostgreSQL's log, and whether a value brings what members typed into it (PostgreSQL 18, chapter 19.8). */
const RISKY: Readonly<Record<string, (value: string) => boolean>> = {
  log_statement: (value) => value === 'mod' || value === 'all',
  log_min_duration_statement: (value) => Number(value) >= 0,
  log_min_duration_sample: (value) => Number(value) >= 0,
  log_transaction_sample_rate: (value) => Number(value) > 0,
  log_parameter_max_length_on_error: (value) => Number(value) !== 0,
  // a row of a broken constraint is in the detail of its error
  log_error_verbosity: (value) => value !== 'terse',
  // and some statements hold a text instead of a parameter
  log_min_error_statement: (value) => !['fatal', 'panic', 'log'].includes(value),
};

/**
 * A sentence that names the settings by which the log of a database server holds what members typed; undefined when none
 * does. The embedded server is started with the right ones (`embedded/runPostgres.ts`).
 */
export async function serverLogWarning(pool: Database['pool']): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1) order by name',
    [Object.keys(RISKY)],
  );
  const risky = rows
    .filter(({ name, setting }) => RISKY[name]?.(setting))
    .map(({ name, setting }) => `${name}=${setting}`);
  if (risky.length === 0) return undefined;
  return `The log of the database server can hold what members typed (${risky.join(', ')}); docs/operations.md#logs has settings without it.`;
}
