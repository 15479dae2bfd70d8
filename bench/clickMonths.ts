import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mock } from 'node:test';
import { type Database, openDatabase } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { createUuidV7 } from '../apps/server/src/domain/platform/shared/uuidV7.ts';
import { type ClickRow, insertClicks } from '../apps/server/src/domain/shop/clicks/clickRows.ts';
import { toClickId } from '../apps/server/src/domain/shop/clicks/shortClickId.ts';
import { sampleDevice } from '../apps/server/src/testing/sampleMember.ts';
import { createKey } from '../packages/api/src/client/createKey.ts';
import { median } from './lib/median.ts';
import { withTemporaryDatabase } from './lib/temporaryDatabase.ts';

// A year of clicks in one table beside the same clicks in parts by month: how long the migration takes, inserts, a member's list, and what
// it costs to get rid of the oldest month.

type Pool = Database['pool'];

const CLICKS = Number(process.env.BENCH_CLICKS ?? 1_200_000);
const MEMBERS = 20_000;
const MOST_SECONDS = 60;
const MIGRATION = '0580_clicks_by_month.sql';
const FOLDER = path.resolve(import.meta.dirname, '../apps/server/src/db/migrations');
const BATCHES = 400;
const BATCH = 100;

/** The same rows with the same indexes, in two schemas: the statements of the shop find the one of the search path. */
const BOTH_WAYS = `
  create schema whole; create schema parts;
  create table whole.click (like public.click including defaults including constraints);
  insert into whole.click select * from public.click;
  alter table whole.click add primary key (id);
  create index on whole.click (member_id, id desc);
  create index on whole.click (rate_card_id);
  create unique index on whole.click (request_key, member_id) where request_key is not null;
  create table parts.click (like public.click including defaults including constraints) partition by range (id);
  do $$
  declare month timestamptz := date_trunc('month', now()) - interval '1 year';
  begin
    for n in 0 .. 13 loop
      execute format('create table parts.click_%s partition of parts.click for values from (%L) to (%L)', n,
        public.click_id_at(month + make_interval(months => n)), public.click_id_at(month + make_interval(months => n + 1)));
    end loop;
  end
  $$;
  insert into parts.click select * from public.click;
  alter table parts.click add primary key (id);
  create index on parts.click (member_id, id desc);
  create index on parts.click (rate_card_id);
  do $$
  begin
    for n in 0 .. 13 loop
      execute format('create unique index on parts.click_%s (request_key, member_id) where request_key is not null', n);
    end loop;
  end
  $$;
  truncate public.click`;

const SIZE = `select sum(pg_total_relation_size(oid)) / 1e6 as mb from pg_class
  where relkind = 'r' and relnamespace = current_schema()::regnamespace`;

await withTemporaryDatabase(async (url) => {
  await migrateTo(url, (name) => name < MIGRATION);
  const database = await openDatabase(url, { size: 1, timeoutMs: 900_000 });
  const client = database.pool;
  await client.query(yearOfClicks());
  const seconds = await timed(() => migrate(url));
  console.log(
    `${CLICKS.toLocaleString('en')} clicks: the migration takes ${seconds.toFixed(1)} s, at most ${MOST_SECONDS}`,
  );
  if (seconds > MOST_SECONDS) process.exitCode = 1;
  await client.query(BOTH_WAYS);
  await database.close();
  for (const way of ['whole', 'parts']) await measure(url, way);
});

/** @param way the schema whose `click` the statements of the shop find */
async function measure(url: string, way: string): Promise<void> {
  const place = new URL(url);
  place.searchParams.set('options', `-c search_path=${way},public`);
  const database = await openDatabase(place.href, { size: 1, timeoutMs: 900_000 });
  const { pool, close } = database;
  await pool.query('vacuum analyze click');
  const [ordinary, first] = [await insertRate(database, 15), await insertRate(database, 1)];
  const list = await listTimes(pool);
  console.log(
    `${way}: ${ordinary} clicks/s in batches of ${BATCH}, ${first} on the first day of a month, where keys are locked`,
  );
  console.log(`${way}: a member's last ten ${list.toFixed(2)} ms`);
  await purge(pool, way);
  await close();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
}

async function migrateTo(url: string, isWanted: (name: string) => boolean): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'potli-migrations-'));
  try {
    for (const name of readdirSync(FOLDER).filter(isWanted)) cpSync(path.join(FOLDER, name), path.join(folder, name));
    await migrate(url, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Evenly over the twelve months before this one. */
function yearOfClicks(): string {
  const device = JSON.stringify(sampleDevice);
  return `set work_mem = '128MB';
    insert into click (id, member_id, source, source_id, clicked_at, cashback_basis_points, cashback_paise, redirect_url, device, request_key)
      select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || substr(md5(n::text), 1, 16))::uuid,
        1 + (n * 7919) % ${MEMBERS}, 'STORE', 1 + n % 40, at, 500, 0, 'https://shop.example/?subid=' || n, '${device}', gen_random_uuid()
      from generate_series(1::bigint, ${CLICKS}) as n
      cross join lateral (select date_trunc('month', now()) - interval '1 year'
        + (date_trunc('month', now()) - (date_trunc('month', now()) - interval '1 year')) * (n::float8 / ${CLICKS + 1}) as at) as moment;
    analyze click`;
}

/** @param day of this month (UTC) */
async function insertRate(database: Database, day: number): Promise<number> {
  const uuidV7 = createUuidV7();
  const now = new Date();
  mock.timers.enable({ apis: ['Date'], now: Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), day, 12) });
  const row = (n: number): ClickRow => {
    const clickedAt = new Date();
    return {
      id: toClickId(uuidV7(clickedAt.getTime())),
      memberId: BigInt(1 + ((n * 7919) % MEMBERS)),
      source: 'STORE',
      sourceId: 7n,
      clickedAt,
      rateCardId: null,
      termsId: null,
      cashbackBasisPoints: 500,
      cashbackPaise: 0n,
      redirectUrl: 'https://shop.example/?subid=1',
      device: sampleDevice,
      requestKey: createKey(),
    };
  };
  const seconds = await timed(async () => {
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const rows = Array.from({ length: BATCH }, (_, n) => row(batch * BATCH + n));
      await insertClicks(database, rows);
    }
  });
  mock.timers.reset();
  return Math.round((BATCHES * BATCH) / seconds);
}

/** @returns ms of one list, the median */
async function listTimes(client: Pool): Promise<number> {
  const times: number[] = [];
  for (let member = 1; member <= 500; member += 1) {
    const list = {
      name: 'latest',
      text: 'select id from click where member_id = $1 order by id desc limit 10',
      values: [member],
    };
    times.push((await timed(() => client.query(list))) * 1_000);
  }
  return median(times);
}

async function purge(client: Pool, way: string): Promise<void> {
  const size = async () => Number((await client.query<{ mb: string }>(SIZE)).rows[0]?.mb).toFixed(0);
  const wal = async () => (await client.query<{ at: string }>('select pg_current_wal_lsn() as at')).rows[0]?.at ?? '';
  const [before, from] = [await size(), await wal()];
  const seconds = await timed(async () => {
    if (way === 'parts') {
      await client.query('alter table parts.click detach partition parts.click_0');
      await client.query('drop table parts.click_0');
      return;
    }
    await client.query(`delete from click where id < click_id_at(date_trunc('month', now()) - interval '11 months')`);
    await client.query('vacuum click');
  });
  const { rows } = await client.query<{ mb: string }>('select pg_wal_lsn_diff($1, $2) / 1e6 as mb', [
    await wal(),
    from,
  ]);
  console.log(
    `${way}: the oldest month goes in ${seconds.toFixed(2)} s with ${Number(rows[0]?.mb).toFixed(1)} MB of WAL; ${before} MB become ${await size()} MB`,
  );
}
