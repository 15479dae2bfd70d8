import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { sqlStateOf } from '../errors/isConnectionError.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import type { Orm } from './createTransaction.ts';
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

it('fails with the reason of the first that failed, where one after it is noticed first', async () => {
  const failed = database.orm.transaction(async (queries) => {
    void queries.execute(sql`select 1/0`).catch(() => {});
    await queries.execute(sql`select 1`);
  });
  expect(await failed.catch(sqlStateOf)).toBe('22012');
});

it('sends nothing after the transaction is over: neither what waited for a statement that failed, nor what comes late', async () => {
  await database.pool.query('create table written (n int)');
  const insert = (queries: Orm, n: number) => queries.execute(sql`insert into written values (${n})`);
  const late: Promise<unknown>[] = [];
  const failed = database.orm.transaction(async (queries) => {
    const all = [queries.execute(sql`select 1/0`), insert(queries, 1), insert(queries, 2), insert(queries, 3)];
    late.push(...all);
    await Promise.all(all);
  });
  await expect(failed).rejects.toThrow();
  const queries = await database.orm.transaction(async (own) => {
    await insert(own, 4);
    return own;
  });
  late.push(insert(queries, 5));
  expect((await Promise.allSettled(late)).map(({ status }) => status)).toEqual(late.map(() => 'rejected'));
  expect((await database.pool.query('select n from written')).rows).toEqual([{ n: 4 }]);
});
