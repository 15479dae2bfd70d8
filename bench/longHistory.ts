import { type Database, openDatabase } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { createOrderService } from '../apps/server/src/domain/orders/history/createOrderService.ts';
import { reservePayout } from '../apps/server/src/domain/payouts/transfers/reservePayout.ts';
import { createUuidV7 } from '../apps/server/src/domain/platform/shared/uuidV7.ts';
import { prepareReadClicks } from '../apps/server/src/domain/shop/clicks/readClicks.ts';
import { addHistory } from '../apps/server/src/testing/addHistory.ts';
import { addMember, anyAccount } from '../apps/server/src/testing/sampleMoney.ts';
import { median } from './lib/median.ts';
import { withTemporaryDatabase } from './lib/temporaryDatabase.ts';

// One member with a very long history: what its lists and its payout cost, compared in the same run with the least that
// PostgreSQL can do for them. For a list that is to find the ids of its page, and to count, in plain SQL; for a payout it
// is the payout of a member who has nothing else.

const CLICKS = Number(process.env.BENCH_CLICKS ?? 1_000_000);
const ORDERS = CLICKS / 5;
/** Orders that are in no payout yet. */
const UNPAID = 2_000;
const ROUNDS = 5;
const MOST_TIMES = 4;
const PAGE = 10;
/** A shorter time is not noticeable, whatever it is a multiple of. */
const FAST_MS = 100;
const uuidV7 = createUuidV7();

interface Line {
  name: string;
  run: () => Promise<unknown>;
  least: () => Promise<unknown>;
}

await withTemporaryDatabase(async (url) => {
  await migrate(url);
  const database = await openDatabase(url, { size: 4, timeoutMs: 600_000 });
  try {
    for (const line of await linesOf(database)) await measure(line);
  } finally {
    await database.close();
  }
});

async function linesOf(database: Database): Promise<Line[]> {
  const memberId = await addMember(database);
  const short = await addMember(database);
  await addHistory(database, memberId, { clicks: CLICKS, orders: ORDERS, others: 0 });
  await addHistory(database, short, { clicks: UNPAID, orders: UNPAID, others: 0 });
  console.log(`a member with ${CLICKS} clicks and ${ORDERS} orders, median of ${ROUNDS}\n`);
  const { pool } = database;
  const clicks = prepareReadClicks(database);
  const orders = createOrderService({ database, findAccount: anyAccount });
  const ids = (from: string, order: string, offset: number) => () =>
    Promise.all([
      pool.query(`select id from ${from} and member_id = ${memberId} order by ${order} limit ${PAGE} offset ${offset}`),
      pool.query(`select count(*) from ${from} and member_id = ${memberId}`),
    ]);
  const listed = (name: string, page: number, said: string, status?: string): Line => ({
    name,
    run: () => orders.listOf(memberId, { page, size: PAGE, status }),
    least: ids(`shop_order where ${said}`, 'reported_at desc, id desc', page * PAGE),
  });
  const lastOf = (rows: number) => Math.ceil(rows / PAGE) - 1;
  return [
    {
      name: 'last page of clicks',
      run: () => clicks(memberId, { pageNumber: lastOf(CLICKS), pageSize: PAGE }),
      least: ids('click where true', 'id desc', lastOf(CLICKS) * PAGE),
    },
    listed('last page of orders', lastOf(ORDERS), 'true'),
    listed('paid orders', 0, `status = 'approved'`, 'PAID'),
    listed('confirmed orders', 0, `status = 'approved'`, 'CONFIRMED'),
    listed('declined orders', 0, `status = 'rejected'`, 'REJECTED'),
    { name: 'reserve a payout', run: () => reserve(database, memberId), least: () => reserve(database, short) },
  ];
}

/** Reserves a payout and takes it back. */
async function reserve({ orm }: Database, memberId: bigint): Promise<void> {
  const undone = new Error('undone');
  const at = new Date();
  const work = orm.transaction(async (queries) => {
    const outcome = await reservePayout(queries, {
      payoutId: uuidV7(at.getTime()),
      memberId,
      at,
      findAccount: anyAccount,
    });
    throw outcome === 'reserved' ? undone : new Error(`The payout was ${outcome}`);
  });
  await work.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
}

async function measure({ name, run, least }: Line): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await msOf(run));
    times[1].push(await msOf(least));
  }
  const [took, needed] = [median(times[0]), median(times[1])];
  const ratio = took / needed;
  console.log(
    `${name.padEnd(22)}${took.toFixed(1).padStart(8)} ms, at least ${needed.toFixed(1).padStart(7)} ms: ${ratio.toFixed(1)} ×`,
  );
  if (ratio > MOST_TIMES && took > FAST_MS) {
    console.log(`  more than ${MOST_TIMES} ×`);
    process.exitCode = 1;
  }
}

async function msOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}
