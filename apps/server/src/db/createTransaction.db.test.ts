import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { isConnectionError } from '../errors/isConnectionError.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { asAppRole, refuseStrongRole } from './appRole.ts';
import { openDatabase } from './database.ts';
import { category } from './schema/category.ts';

// tables of the catalogue are good examples: their rows need no member

const TIMEOUT_MS = 300;
/** A pool this small is soon empty when connections are not returned. */
const SIZE = 2;

const owner = await createTestDatabase();
const host = await openDatabase(asAppRole(owner.url), { size: SIZE, timeoutMs: TIMEOUT_MS });
const other = new pg.Client(owner.url);
await other.connect();
afterAll(async () => {
  await other.end();
  await host.close();
  await owner.close();
});
beforeEach(async () => void (await owner.orm.delete(category)));

const row = (name: string) => ({
  name,
  urlSlug: name,
  imageUrl: '/art.svg',
  position: 1,
  contentHash: name,
  createdAt: new Date(0),
});
const add = (name: string) => host.orm.insert(category).values(row(name));
const names = async () => (await owner.orm.select({ name: category.name }).from(category)).map(({ name }) => name);

async function openTransactions(): Promise<number> {
  const { rows } = await owner.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows[0]?.count ?? -1;
}

/** Locks the table while `meanwhile` runs. */
async function withLockedTable(meanwhile: () => Promise<void>): Promise<void> {
  await other.query('begin');
  try {
    await other.query('lock table category in access exclusive mode');
    await meanwhile();
  } finally {
    await other.query('rollback');
  }
}

const addInTransaction = (name: string) =>
  host.orm.transaction(async (queries) => void (await queries.insert(category).values(row(name))));

async function expectHealthy(): Promise<void> {
  for (const name of ['a', 'b', 'c', 'd']) await add(name);
  await expect(names()).resolves.toEqual(['a', 'b', 'c', 'd']);
  // PostgreSQL sees the end of a connection a moment later, and would end an unclosed one only after the time limit
  await expect.poll(openTransactions, { interval: 10, timeout: TIMEOUT_MS / 2 }).toBe(0);
}

it('closes a connection whose statement waited too long, so that later writes are committed', async () => {
  await withLockedTable(async () => {
    const tries = await Promise.allSettled(Array.from({ length: 3 * SIZE }, () => addInTransaction('late')));
    for (const each of tries) expect(each).toSatisfy(({ reason }) => isConnectionError(reason));
  });
  await expectHealthy();
});

it('closes a connection that was cut inside of a transaction, and the process goes on', async () => {
  for (let n = 0; n < 3 * SIZE; n += 1) {
    const cut = host.orm.transaction(async (queries) => {
      const { rows } = await queries.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await queries.insert(category).values(row('cut'));
      await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await queries.insert(category).values(row('after the cut'));
    });
    await expect(cut).rejects.toSatisfy(isConnectionError);
  }
  await expectHealthy();
});

it('returns the connection when a transaction cannot begin', async () => {
  const tries = Array.from({ length: 3 * SIZE }, () =>
    // refused at `begin`: no such level
    host.orm.transaction(async () => {}, { isolationLevel: 'nonsense' as 'serializable' }),
  );
  for (const each of await Promise.allSettled(tries)) expect(each.status).toBe('rejected');
  await expectHealthy();
});

it('closes a connection that did nothing for too long inside of a transaction', async () => {
  const slow = host.orm.transaction(async (queries) => {
    await queries.insert(category).values(row('slow'));
    await new Promise((resolve) => setTimeout(resolve, 3 * TIMEOUT_MS));
  });
  await expect(slow).rejects.toSatisfy(isConnectionError);
  await expectHealthy();
});

it('does not take a failed transaction for a committed one', async () => {
  const swallowed = host.orm.transaction(async (queries) => {
    await queries.insert(category).values(row('lost'));
    await queries.execute(sql`select 1 / 0`).catch(() => {});
  });
  await expect(swallowed).rejects.toThrow('rolled back');
  await expectHealthy();
});

it('rolls back when the work throws, and reuses the connection', async () => {
  const backendOf = async () => (await host.pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const before = await backendOf();
  const refused = host.orm.transaction(async (queries) => {
    await queries.insert(category).values(row('refused'));
    throw new Error('not this one');
  });
  await expect(refused).rejects.toThrow('not this one');
  await expect(backendOf()).resolves.toBe(before);
  await expectHealthy();
});

it('repeats a transaction that ended because of another one', async () => {
  await add('count');
  const raise = () =>
    host.orm.transaction(
      async (queries) => {
        const [read] = await queries.select({ position: category.position }).from(category);
        await queries.update(category).set({ position: (read?.position ?? 0) + 1 });
      },
      { isolationLevel: 'serializable' },
    );
  await Promise.all([raise(), raise()]);
  const [counted] = await owner.orm
    .select({ position: category.position })
    .from(category)
    .where(eq(category.name, 'count'));
  expect(counted?.position).toBe(3);
});

it('waits for a lock no longer than its limit, and only in this transaction', async () => {
  const wait = sql`select current_setting('lock_timeout') as wait`;
  const within = await host.orm.transaction((queries) => queries.execute(wait), { lockTimeoutMs: 20 });
  expect(within.rows).toEqual([{ wait: '20ms' }]);
  const after = await host.orm.transaction((queries) => queries.execute(wait));
  expect(after.rows).not.toEqual(within.rows);
});

it('prepares the statements of a transaction on its connection, by text', async () => {
  await add('kept');
  const positions = await host.orm.transaction(
    async (queries) => {
      for (const name of ['kept', 'none', 'kept']) {
        await queries.select({ position: category.position }).from(category).where(eq(category.name, name));
      }
      const prepared = sql`select name from pg_prepared_statements where statement like 'select "position" from "category"%'`;
      return queries.execute(prepared);
    },
    { keepsStatements: true },
  );
  expect(positions.rows).toEqual([{ name: expect.stringMatching(/^select category \d+$/) as unknown }]);
});

it('prepares a statement again when a migration has changed what it returns', async () => {
  const read = () =>
    host.orm.transaction(
      (queries) => queries.select({ hash: category.contentHash }).from(category).where(eq(category.name, 'moved')),
      { keepsStatements: true },
    );
  await add('moved');
  await read();
  await other.query('alter table category alter content_hash type varchar(80)');
  try {
    expect(await read()).toEqual([{ hash: 'moved' }]);
  } finally {
    await other.query('alter table category alter content_hash type text');
  }
  expect(await read()).toEqual([{ hash: 'moved' }]);
});

it('runs a nested transaction as part of the outer one', async () => {
  const whole = host.orm.transaction(async (queries) => {
    await queries.transaction(async (part) => void (await part.insert(category).values(row('part'))));
    throw new Error('the whole fails');
  });
  await expect(whole).rejects.toThrow('the whole fails');
  await expectHealthy();
});

it.each([
  ['make a table', 'create table mine (id int)'],
  ['change a table', 'alter table category add column mine int'],
  ['drop a table', 'drop table category'],
  ['change an entry of the ledger', 'update entry set amount = 1'],
  ['delete a journal', 'delete from journal'],
  ['say which migrations ran', 'delete from schema_migration'],
])('the host cannot %s', async (_what, statement) => {
  await expect(host.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/);
});

it('refuses to work with the rights of the owner', async () => {
  await expect(refuseStrongRole(owner.pool)).rejects.toThrow('is a superuser');
  await expect(refuseStrongRole(host.pool)).resolves.toBeUndefined();
});
