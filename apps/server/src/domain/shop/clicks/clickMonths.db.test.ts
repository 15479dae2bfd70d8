import { randomBytes, randomUUID } from 'node:crypto';
import { chownSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asAppRole } from '../../../db/appRole.ts';
import { type Database, openDatabase } from '../../../db/database.ts';
import { postgresUser } from '../../../db/embedded/postgresUser.ts';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { sampleDevice } from '../../../testing/sampleMember.ts';
import { createUuidV7 } from '../../platform/shared/uuidV7.ts';
import { type ClickRow, insertClicks } from './clickRows.ts';
import { makeClickMonths } from './makeClickMonths.ts';
import { toClickId } from './shortClickId.ts';

let owner: Database;
let database: Database;
beforeEach(async () => {
  owner = await createTestDatabase();
  database = await openDatabase(asAppRole(owner.url));
  return async () => {
    await database.close();
    await owner.close();
  };
});
afterEach(() => vi.useRealTimers());

const uuidV7 = createUuidV7();
const KEY = '0192f0c1-0000-7000-8000-000000000001';

function clickAt(time: Date, requestKey?: string): ClickRow {
  return {
    id: toClickId(uuidV7(time.getTime())),
    memberId: 1n,
    source: 'STORE',
    sourceId: 7n,
    clickedAt: time,
    rateCardId: null,
    termsId: null,
    cashbackBasisPoints: 500,
    cashbackPaise: 0n,
    redirectUrl: null,
    device: sampleDevice,
    requestKey,
  };
}

/** `ahead` months from this one, in UTC. */
function monthAt(ahead: number, day = 1): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, day));
}
/** The least id of a moment. */
const idAt = (time: Date) =>
  `${time.getTime().toString(16).padStart(12, '0')}${'0'.repeat(20)}`.replace(
    /^(.{8})(.{4})(.{4})(.{4})/,
    '$1-$2-$3-$4-',
  );
const nameOf = (month: Date) => `click_${month.toISOString().slice(0, 7).replace('-', '_')}`;

async function partsOf(rows: readonly ClickRow[]): Promise<(string | undefined)[]> {
  const { rows: found } = await database.pool.query<{ id: string; part: string }>(
    'select id, tableoid::regclass::text as part from click',
  );
  return rows.map(({ id }) => found.find((row) => row.id === id)?.part.replace('click_parts.', ''));
}

it('a click is in the part of its month; three months are made ahead, by the role of hosts', async () => {
  const times = [new Date(), monthAt(1), new Date(monthAt(2).getTime() - 1), monthAt(2), monthAt(3, 28), monthAt(5)];
  const rows = times.map((time) => clickAt(time));
  await insertClicks(database, rows);
  const [one, two, three] = [1, 2, 3].map((ahead) => nameOf(monthAt(ahead)));
  expect(await partsOf(rows)).toEqual(['click_before', one, one, two, three, 'click_later']);
  await makeClickMonths(database);
  expect(await partsOf(rows)).toEqual(['click_before', one, one, two, three, 'click_later']);
});

it('clicks that came before their part are moved into it', async () => {
  // as if no job had run for two months
  await owner.pool.query(`alter table click detach partition click_parts.click_later;
    drop table click_parts.${nameOf(monthAt(2))}, click_parts.${nameOf(monthAt(3))};
    alter table click attach partition click_parts.click_later
      for values from ('${idAt(monthAt(2))}') to (maxvalue)`);
  const rows = [clickAt(monthAt(2)), clickAt(monthAt(3)), clickAt(monthAt(7))];
  await insertClicks(database, rows);
  expect(new Set(await partsOf(rows))).toEqual(new Set(['click_later']));
  await makeClickMonths(database);
  expect(await partsOf(rows)).toEqual([nameOf(monthAt(2)), nameOf(monthAt(3)), 'click_later']);
});

it('while a backup reads clicks, no part is made and no click waits', async () => {
  await owner.pool.query(`alter table click detach partition click_parts.click_later;
    drop table click_parts.${nameOf(monthAt(3))};
    alter table click attach partition click_parts.click_later for values from ('${idAt(monthAt(3))}') to (maxvalue)`);
  await owner.orm.transaction(async (queries) => {
    await queries.execute(sql`select count(*) from click`);
    const making = makeClickMonths(database);
    const row = clickAt(new Date());
    await insertClicks(database, [row]);
    await making;
    expect(await partsOf([row])).toEqual(['click_before']);
  });
  const row = clickAt(monthAt(3));
  await insertClicks(database, [row]);
  expect(await partsOf([row])).toEqual(['click_later']);
});

it('a key that is sent again after midnight of the last day of a month is the click of before', async () => {
  // this month is in one part with those before it: the end of the next one is the first between two
  const midnight = monthAt(2);
  const part = nameOf(monthAt(1));
  const before = clickAt(new Date(midnight.getTime() - 5), KEY);
  const again = clickAt(midnight, KEY);
  const { id } = before;
  vi.useFakeTimers({ toFake: ['Date'], now: midnight });
  await insertClicks(database, [before]);
  await insertClicks(database, [again]);
  expect(again.id).toBe(id);
  expect(await partsOf([again])).toEqual([part]);
  expect((await database.pool.query('select from click')).rowCount).toBe(1);
});

it.each([
  ['in the last minute of a month', -30_000],
  ['in the first minute of the next one', 30_000],
])('keys that are sent twice at the same moment, %s, are a click each', async (_, fromMidnight) => {
  const midnight = monthAt(2);
  const keys = Array.from({ length: 200 }, () => randomUUID());
  const rowsAt = (time: Date) => keys.map((key) => clickAt(time, key));
  // two hosts, one with the clock of before
  const batches = [rowsAt(new Date(midnight.getTime() - 5)), rowsAt(midnight).toReversed()];
  vi.useFakeTimers({ toFake: ['Date'], now: midnight.getTime() + fromMidnight });
  await Promise.all(batches.map((rows) => insertClicks(database, rows)));
  const { rows } = await database.pool.query<{ id: string }>('select id from click');
  expect(rows).toHaveLength(keys.length);
  const known = new Set(rows.map(({ id }) => id));
  expect(batches.flat().every(({ id }) => known.has(id))).toBe(true);
});

it('keys that are sent twice around midnight, and are written together, are a click each', async () => {
  const midnight = monthAt(2);
  const rows = [KEY, undefined].flatMap((key) => [
    clickAt(new Date(midnight.getTime() - 5), key),
    clickAt(midnight, key),
  ]);
  vi.useFakeTimers({ toFake: ['Date'], now: midnight });
  await insertClicks(database, rows);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
  expect((await database.pool.query('select from click')).rowCount).toBe(3);
});

it('the latest clicks of a member are read from the latest parts, and an id from one', async () => {
  await insertClicks(
    database,
    Array.from({ length: 50 }, (_, day) => clickAt(monthAt(1, 1 + day))),
  );
  await owner.pool.query('analyze click');
  const plan = async (text: string) =>
    (await owner.pool.query<Record<string, string>>(`explain (analyze, costs off, timing off) ${text}`)).rows
      .map((row) => row['QUERY PLAN'])
      .join('\n');
  const latest = await plan('select id from click where member_id = 1 order by id desc limit 3');
  expect(latest).not.toContain('Sort');
  expect(latest).toMatch(/click_before.*never executed/);
  const one = await plan(`select * from click where id = '${toClickId(uuidV7(monthAt(1, 5).getTime()))}'`);
  expect(one.match(/ on click_\w+/g)).toEqual([` on ${nameOf(monthAt(1))}`]);
});

it('the whole is counted, too', async () => {
  await insertClicks(database, [clickAt(new Date()), clickAt(monthAt(1))]);
  await makeClickMonths(database);
  const { rows } = await owner.pool.query(`select reltuples::int as rows from pg_class where oid = 'click'::regclass`);
  expect(rows).toEqual([{ rows: 2 }]);
});

it('a month on a slower disk is read as before', async () => {
  const folder = createDataDir();
  if (postgresUser.uid !== undefined) chownSync(folder, postgresUser.uid, postgresUser.gid ?? 0);
  const place = `archive_${randomBytes(4).toString('hex')}`;
  const row = clickAt(monthAt(1));
  await insertClicks(database, [row]);
  const part = nameOf(monthAt(1));
  await owner.pool.query(`create tablespace ${place} location '${folder}'`);
  await owner.pool.query(`alter table click_parts.${part} set tablespace ${place}`);
  expect(await partsOf([row])).toEqual([part]);
  // the server of the tests is used by others, too
  await owner.pool.query(`drop table click_parts.${part}`);
  await owner.pool.query(`drop tablespace ${place}`);
});
