import pg from 'pg';
import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../testing/createEmptyDatabase.ts';
import { migrateAsOwner } from './appRole.ts';

async function tablesOf(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rowCount } = await client.query(`select from pg_tables where schemaname = 'public'`);
  await client.end();
  return rowCount ?? 0;
}

it.each([
  ['of the encoding LATIN1', `encoding 'LATIN1' locale 'C'`, '', /^The database "test_\w+" has the encoding LATIN1: /],
  ['without an encoding', `encoding 'SQL_ASCII' locale 'C'`, '', /has the encoding SQL_ASCII: /],
  ['with dates of another style', '', `set datestyle to 'German, DMY'`, /writes dates as "German, DMY".*alter data/],
])('a database %s is refused before it has a table', async (_, options, setting, problem) => {
  const url = await createEmptyDatabase(options, setting);
  await expect(migrateAsOwner({ url, ownerUrl: url })).rejects.toThrow(problem);
  expect(await tablesOf(url)).toBe(0);
});
