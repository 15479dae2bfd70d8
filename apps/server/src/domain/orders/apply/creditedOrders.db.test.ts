import { toPercent } from '@potli/api/units/percent';
import { DAY_MS } from '@potli/api/units/time';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../../db/database.ts';
import { createRandom, shuffled } from '../../../testing/createRandom.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { longTimeout } from '../../../testing/longTimeout.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { sampleCatalogue, sampleStore } from '../../../testing/sampleCatalogue.ts';
import { sampleDevice } from '../../../testing/sampleMember.ts';
import { addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { isWholeRun } from '../../../testing/wholeRun.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { inLanes } from '../../platform/shared/inLanes.ts';
import { createUuidV7 } from '../../platform/shared/uuidV7.ts';
import { importCatalogue } from '../../shop/catalogue/import/importCatalogue.ts';
import { readClickDestination } from '../../shop/catalogue/read/readClickDestination.ts';
import { insertClicks, toClickRow } from '../../shop/clicks/clickRows.ts';
import type { OrderReport } from '../reports/OrderReport.ts';

/** Orders through the database; 10,000 of them take a minute. Rules by themselves: earnedRate.test.ts. */
const ORDERS = Number(process.env.ORDERS ?? (isWholeRun ? 600 : 200));
const VERSIONS = 8;
const LANES = 20;
const GOODS = ['sarees', 'shoes', 'phones', 'books'] as const;

const { url, close } = await createTestDatabase();
const database = await openDatabase(url, { size: LANES, ...longTimeout });
afterAll(async () => {
  await database.close();
  await close();
});

/** The rate of goods in a version, in hundredths of a percent: all differ. The network pays a quarter more. */
const pointsOf = (version: number, goods: number) => 100 + goods * 200 + version * 12;
const commissionOf = (version: number, goods: number) => (pointsOf(version, goods) * 5) / 4;
const usualOf = (version: number) => version % GOODS.length;

function importVersion(version: number) {
  const rates = GOODS.map((name, goods) => ({
    appliesTo: name,
    percent: toPercent(pointsOf(version, goods)),
    categories: [name],
    isDefault: goods === usualOf(version),
    commission: { percent: toPercent(commissionOf(version, goods)) },
  }));
  const stores = [sampleStore('kapas', { rates, network: 'bazaar' })];
  return importCatalogue(database, { ...sampleCatalogue(), stores, flashDeals: [], offers: [], homeSections: [] });
}

const uuidV7 = createUuidV7();

/** Clicks by the version that holds now. */
async function clickOut(memberIds: readonly bigint[], count: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(`select id from store where url_slug = 'kapas'`);
  const destination = await readClickDestination(database.orm, 'STORE', rows[0]?.id ?? '');
  if (!destination) throw new Error('The store cannot be clicked');
  const clicks = Array.from({ length: count }, (_, n) => {
    const clickedAt = new Date(Date.now() - 60 * DAY_MS);
    const memberId = memberIds[n % memberIds.length] ?? 0n;
    const made = { id: uuidV7(clickedAt.getTime()), memberId, source: 'STORE', clickedAt, device: sampleDevice };
    return toClickRow({ ...made, destination });
  });
  await insertClicks(database, clicks);
  return clicks.map(({ id }) => id);
}

interface Planned {
  orderId: string;
  version: number;
  goods: number;
  salePaise: bigint;
  reports: OrderReport[];
}

/** An order whose network reports nothing, the commission or the goods, and of some orders more later. */
function plan(orderId: string, clickId: string, version: number, random: (below: number) => number): Planned {
  const salePaise = BigInt(100_000 + random(900_000));
  const base = { orderId, clickId, saleAmountPaise: salePaise, status: 'tracked' as const };
  const commissionPaise = (goods: number) => (salePaise * BigInt(commissionOf(version, goods))) / 10_000n;
  let goods = usualOf(version);
  const reports: OrderReport[] = [];
  const add = (given: Partial<OrderReport>) =>
    reports.push(sampleReport({ ...base, ...given, occurredAt: new Date(Date.UTC(2026, 9, 1 + reports.length)) }));
  const bought = random(GOODS.length);
  const kind = random(3);
  if (kind > 0) goods = bought;
  add(kind === 1 ? { commissionPaise: commissionPaise(bought) } : kind === 2 ? { category: GOODS[bought] } : {});
  if (random(3) === 0) {
    goods = random(GOODS.length);
    add({ category: GOODS[goods], status: 'approved' });
  }
  return { orderId, version, goods, salePaise, reports };
}

it(`credits ${ORDERS} orders with the row that fits, of the version at the click`, async () => {
  const random = createRandom(17);
  const memberIds: bigint[] = [];
  for (let n = 0; n < LANES; n += 1) memberIds.push(await addMember(database));
  const plans: Planned[] = [];
  for (let version = 0; version < VERSIONS; version += 1) {
    await importVersion(version);
    const clickIds = await clickOut(memberIds, Math.ceil(ORDERS / VERSIONS));
    for (const [n, clickId] of clickIds.entries()) plans.push(plan(`V${version}-${n}`, clickId, version, random));
  }
  // every report after the last version has replaced the others, in any order
  const reports = shuffled(
    plans.flatMap((one) => one.reports),
    random,
  );
  const outcomes = await inLanes(LANES, reports, (report) => receiveReport(database, report));
  expect(new Set(outcomes)).toEqual(new Set(['applied', 'stale']));

  const { rows } = await database.pool.query<{ id: string; goods: string; version: number; paise: string }>(
    `select network_order_id as id, applies_to as goods, version, earned_paise as paise
     from shop_order join rate_row on rate_row.id = rate_row_id join rate_card on rate_card.id = rate_row.rate_card_id`,
  );
  const credited = new Map(rows.map(({ id, goods, version, paise }) => [id, { goods, version, paise: BigInt(paise) }]));
  expect(credited.size).toBe(plans.length);
  for (const { orderId, version, goods, salePaise } of plans) {
    const basisPoints = BigInt(pointsOf(version, goods));
    const paise = (salePaise * basisPoints) / 10_000n;
    expect(credited.get(orderId), orderId).toEqual({ goods: GOODS[goods], version: version + 1, paise });
  }
  expect(await checkLedger(database)).toEqual(soundLedger);
}, 300_000);
