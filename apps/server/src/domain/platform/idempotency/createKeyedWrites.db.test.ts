import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Queries } from '../../../db/database.ts';
import { idempotencyKey } from '../../../db/schema/idempotencyKey.ts';
import { invalid } from '../../../errors/ProblemError.ts';
import type { Services } from '../../../services/openServices.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { resealColumn } from '../../views/installation/rotateKeys.ts';
import { sealedColumns } from '../../views/installation/sealedColumns.ts';
import { createSealer } from '../sealing/createSealer.ts';
import { createKeyedWrites } from './createKeyedWrites.ts';

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table effect (at timestamptz not null default now())');
});
afterAll(() => database.close());

const effects = async () => (await database.pool.query('select from effect')).rowCount;
const OLD = 'a secret of tests, long enough to be one';
const sealer = createSealer(OLD);
const writesOn = ({ orm }: Pick<Database, 'orm'>) => createKeyedWrites({ database: { orm }, sealer, secret: 'secret' });
const newRequest = () => ({ memberId: 1n, endpoint: 'any', key: randomUUID(), input: { body: 'any' } });

const write = async (queries: Queries) => {
  await queries.execute(sql`insert into effect default values`);
  return { written: 'this' };
};

const run = (writes: Services['keyedWrites'], request: ReturnType<typeof newRequest>) =>
  writes.run(request, (once) => once<{ written: string }>()(write));

it('does a write once when the result of the commit got lost', async () => {
  const losing = async (work: (queries: Queries) => Promise<unknown>): Promise<never> => {
    await database.orm.transaction(work);
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  };
  const orm = new Proxy(database.orm, {
    get: (target, name): unknown => (name === 'transaction' ? losing : Reflect.get(target, name)),
  });
  const losingWrites = writesOn({ orm });
  const before = Number(await effects());
  const request = newRequest();
  await expect(run(losingWrites, request)).rejects.toThrow('ECONNRESET');
  await expect(run(writesOn(database), request)).resolves.toEqual({ repeated: true, answer: { written: 'this' } });
  expect(await effects()).toBe(before + 1);
});

it('opens stored answers after a key rotation', async () => {
  const request = newRequest();
  await run(writesOn(database), request);
  const changed = createSealer('the next secret of tests, as long as that', [OLD]);
  const column = sealedColumns.find(({ table }) => table === idempotencyKey);
  if (!column) throw new Error('Answers are not among what is sealed');
  const { resealed, unreadable } = await resealColumn(database, changed, column);
  expect({ resealed: resealed > 0, unreadable }).toEqual({ resealed: true, unreadable: [] });
  const next = createSealer('the next secret of tests, as long as that');
  const writes = createKeyedWrites({ database, sealer: next, secret: 'secret' });
  await expect(run(writes, request)).resolves.toEqual({ repeated: true, answer: { written: 'this' } });
});

it('waits for the first request, and does the write when that one fails', async () => {
  const before = Number(await effects());
  const request = newRequest();
  const writes = writesOn(database);
  let fail = (_reason: Error) => {};
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const first = writes.run(request, (once) =>
    once()(async (queries) => {
      await write(queries);
      begun();
      return new Promise((_, reject) => {
        fail = reject;
      });
    }),
  );
  await hasBegun;
  const second = run(writes, request);
  fail(new Error('on second thoughts'));
  await expect(first).rejects.toThrow('on second thoughts');
  await expect(second).resolves.toMatchObject({ repeated: false });
  expect(await effects()).toBe(before + 1);
});

/** Refuses what it finds done, as a reset does with a used link. */
const refuse = () => Promise.reject(invalid('This link is used.'));

it('gives the answer where the same request was done after it had looked for one', async () => {
  const request = newRequest();
  const writes = writesOn(database);
  const late = writes.run(request, async () => {
    await run(writes, request);
    return refuse();
  });
  await expect(late).resolves.toEqual({ repeated: true, answer: { written: 'this' } });
  await expect(writes.run(newRequest(), refuse)).rejects.toThrow('This link is used.');
});

it('does a write without a key each time', async () => {
  const before = Number(await effects());
  const act = () => writesOn(database).run(undefined, (once) => once<{ written: string }>()(write));
  await expect(Promise.all([act(), act()])).resolves.toHaveLength(2);
  expect(await effects()).toBe(before + 2);
});
