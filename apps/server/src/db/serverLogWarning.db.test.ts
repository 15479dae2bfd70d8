import { expect, inject, it } from 'vitest';
import { openDatabase } from './database.ts';
import { serverLogWarning } from './serverLogWarning.ts';

/** What the warning says that the log of a server with these settings holds. */
async function warningWith(...settings: string[]): Promise<string | undefined> {
  const url = new URL(inject('postgresUrl'));
  url.searchParams.set('options', settings.map((setting) => `-c ${setting}`).join(' '));
  const database = await openDatabase(url.href, { size: 1 });
  try {
    return await serverLogWarning(database.pool);
  } finally {
    await database.close();
  }
}

it('has nothing to say about the embedded server', async () => {
  expect(await warningWith()).toBeUndefined();
});

it.each([
  'log_statement=mod',
  'log_statement=all',
  'log_min_duration_statement=0',
  'log_min_duration_statement=500',
  'log_min_duration_sample=100',
  'log_transaction_sample_rate=0.5',
  'log_parameter_max_length_on_error=-1',
  'log_error_verbosity=default',
  'log_min_error_statement=error',
])('names %s', async (setting) => {
  expect(await warningWith(setting)).toContain(`(${setting})`);
});

it('leaves out what logs no values', async () => {
  expect(await warningWith('log_statement=ddl', 'log_duration=on', 'log_lock_waits=on')).toBeUndefined();
});
