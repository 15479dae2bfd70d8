import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { insertStatement } from './insertRows.ts';
import { bytea } from './schema/bytea.ts';

const odd = pgTable('odd', {
  id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  big: bigint({ mode: 'bigint' }),
  small: integer(),
  words: text('some_words'),
  bytes: bytea(),
  at: timestamp({ withTimezone: true }),
  parts: jsonb().$type<unknown>(),
  rate: numeric(),
  key: uuid(),
  is: boolean(),
  terms: text().array(),
  amounts: integer().array(),
  size: integer().notNull().default(7),
});

const rows = [
  {
    big: 9_223_372_036_854_775_807n,
    small: -1,
    words: `₹ "नमस्ते" \\ \n'`,
    is: true,
    terms: ['', 'null', 'NULL', '{"a"}, \\b\n'],
  },
  {
    bytes: Buffer.from([0, 92, 120, 255]),
    at: new Date('2026-11-28T02:00:00.123Z'),
    rate: '83.4512',
    amounts: [500, -1],
  },
  { parts: [{ a: '5', b: null }], key: '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b88', words: '', terms: [], amounts: [] },
  { words: 'half \ud800 a sign', big: 0n, is: false },
];

const database = await createTestDatabase();
afterAll(() => database.close());

it('writes the rows that a statement with a parameter for each value writes', async () => {
  const [ours, theirs] = await database.orm.transaction(async (queries) => {
    await queries.execute(sql`create temp table odd (id bigint generated always as identity primary key, big bigint,
      small int, some_words text, bytes bytea, at timestamptz, parts jsonb, rate numeric, key uuid, "is" boolean, terms text[], amounts int[],
      size int not null default 7) on commit drop`);
    await queries.execute(insertStatement(odd, rows));
    await queries.insert(odd).values(rows);
    const written = await queries.select().from(odd).orderBy(odd.id);
    const contents = written.map(({ id: _id, ...row }) => row);
    return [contents.slice(0, rows.length), contents.slice(rows.length)];
  });
  expect(ours).toHaveLength(rows.length);
  expect(ours).toEqual(theirs);
});
