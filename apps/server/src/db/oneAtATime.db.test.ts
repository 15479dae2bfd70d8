import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { openDatabase } from './database.ts';

const { url, close } = await createTestDatabase();
const database = await openDatabase(url);
afterAll(async () => {
  await database.close();
  await close();
});

it('gives statements that are asked at once in a transaction to the connection one after the other', async () => {
  const warned = vi.fn();
  process.on('warning', warned);
  const numbers = await database.orm.transaction((queries) =>
    Promise.all([3, 1, 2].map(async (n) => (await queries.execute(sql`select ${n}::int as n`)).rows[0]?.n)),
  );
  await new Promise(setImmediate);
  process.off('warning', warned);
  expect(numbers).toEqual([3, 1, 2]);
  expect(warned).not.toHaveBeenCalled();
});

it('sends those after one that fails, too, whose transaction is over', async () => {
  const run = database.orm.transaction(async (queries) => {
    const outcomes = await Promise.allSettled([queries.execute(sql`select 1/0`), queries.execute(sql`select 1`)]);
    throw new Error(outcomes.map(({ status }) => status).join());
  });
  await expect(run).rejects.toThrow('rejected,rejected');
  expect((await database.orm.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});
