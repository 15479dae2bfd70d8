import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { isOneOf } from './isOneOf.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const pairs = pgTable('pair', { one: text(), other: text() });

it('a few pairs are looked up in the index, also in a table of a young shop', async () => {
  await database.orm.transaction(async (queries) => {
    await queries.execute(sql`create temp table pair (one text, other text, primary key (one, other)) on commit drop`);
    await queries.execute(sql`insert into pair select 'bazaar', 'OD-' || n from generate_series(1, 5000) as n`);
    await queries.execute(sql`analyze pair`);
    const isAsked = isOneOf(
      [pairs.one, pairs.other],
      [
        ['bazaar', 'OD-7'],
        ['ba,"z', '{}'],
      ],
    );
    const { rows: plan } = await queries.execute<{ 'QUERY PLAN': string }>(
      sql`explain select from pair where ${isAsked}`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on pair');
    expect(await queries.select().from(pairs).where(isAsked)).toEqual([{ one: 'bazaar', other: 'OD-7' }]);
  });
});
