import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { sqlStateOf } from '../errors/isConnectionError.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { createTransaction, type Orm } from './createTransaction.ts';

const database = await createTestDatabase();
afterAll(database.close);

describe.each([
  ['by a pipeline', true],
  ['as behind a pooler, where each statement waits for the answer before', false],
])('a transaction %s', (_, pipeline) => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1, pipeline });
  const transaction = createTransaction(pool);
  afterAll(() => pool.end());

  it('answers statements that are asked at once in their order, without a warning', async () => {
    const warned = vi.fn();
    process.on('warning', warned);
    const numbers = await transaction((queries) =>
      Promise.all([3, 1, 2].map(async (n) => (await queries.execute(sql`select ${n}::int as n`)).rows[0]?.n)),
    );
    await new Promise(setImmediate);
    process.off('warning', warned);
    expect(numbers).toEqual([3, 1, 2]);
    expect(warned).not.toHaveBeenCalled();
  });

  it('sends those after one that fails, too, whose transaction is over', async () => {
    const run = transaction(async (queries) => {
      const outcomes = await Promise.allSettled([queries.execute(sql`select 1/0`), queries.execute(sql`select 1`)]);
      throw new Error(outcomes.map(({ status }) => status).join());
    });
    await expect(run).rejects.toThrow('rejected,rejected');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('fails with the reason of the first that failed, where one after it is noticed first', async () => {
    const failed = transaction(async (queries) => {
      void queries.execute(sql`select 1/0`).catch(() => {});
      await queries.execute(sql`select 1`);
    });
    expect(await failed.catch(sqlStateOf)).toBe('22012');
  });

  it('sends nothing after the transaction is over: neither what waited for a statement that failed, nor what comes late', async () => {
    await pool.query('create temporary table written (n int)');
    const insert = (queries: Orm, n: number) => queries.execute(sql`insert into written values (${n})`);
    const late: Promise<unknown>[] = [];
    const failed = transaction(async (queries) => {
      const all = [queries.execute(sql`select 1/0`), insert(queries, 1), insert(queries, 2), insert(queries, 3)];
      late.push(...all);
      await Promise.all(all);
    });
    await expect(failed).rejects.toThrow();
    const queries = await transaction(async (own) => {
      await insert(own, 4);
      return own;
    });
    late.push(insert(queries, 5));
    expect((await Promise.allSettled(late)).map(({ status }) => status)).toEqual(late.map(() => 'rejected'));
    expect((await pool.query('select n from written')).rows).toEqual([{ n: 4 }]);
  });
});
