import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdapterFinder } from '../../../adapters/networks/createAdapterFinder.ts';
import { createRandom, shuffled } from '../../../testing/createRandom.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { sampleCatalogue, sampleStore } from '../../../testing/sampleCatalogue.ts';
import { addClick, addMember, anyAccount, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { isWholeRun } from '../../../testing/wholeRun.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import { importCatalogue } from '../../shop/catalogue/import/importCatalogue.ts';
import { readClickDestination } from '../../shop/catalogue/read/readClickDestination.ts';
import { createOrderService } from '../history/createOrderService.ts';
import { type OrderReport, reportStatuses } from '../reports/OrderReport.ts';
import { replayReports } from '../review/replayReports.ts';

const PERMUTATIONS = isWholeRun ? 50 : 12;

const database = await createTestDatabase();
const { orm, pool } = database;
afterAll(() => database.close());

const rates = [
  { appliesTo: 'Phones', percent: 2, categories: ['phones'], isDefault: true, commission: { percent: 2.5 } },
  { appliesTo: 'Audio', percent: 9, categories: ['audio'], commission: { percent: 11.25 } },
];
const load = (more: object = {}) =>
  importCatalogue(database, { version: 1, stores: [sampleStore('voltaara', { rates, network: 'bazaar', ...more })] });

let member: bigint;
let storeId: string;
let cardId: string;

beforeAll(async () => {
  await importCatalogue(database, sampleCatalogue());
  await load();
  member = await addMember(database);
  const { rows } = await pool.query<{ store: string; card: string }>(
    `select (select id from store where url_slug = 'voltaara') as store, (select id from credit_card) as card`,
  );
  storeId = rows[0]?.store ?? '';
  cardId = rows[0]?.card ?? '';
});

let orders = 0;
const newOrder = () => {
  orders += 1;
  return `RATE-${orders}`;
};

async function clickOn(source: 'STORE' | 'CREDIT_CARD', id: string, memberId = member): Promise<string> {
  const destination = await readClickDestination(orm, source, id);
  return addClick(database, memberId, { ...destination, source, sourceId: BigInt(id), basisPoints: 777 });
}

const day = (number: number) => new Date(Date.UTC(2026, 9, number));
const service = createOrderService({ database, findAccount: anyAccount });
async function storyOf(orderId: string) {
  const { rows } = await pool.query<{ id: string }>('select id from shop_order where network_order_id = $1', [orderId]);
  return service.storyOf(member, rows[0]?.id ?? '');
}

describe('an order', () => {
  it('earns the row of its category, and carries where it came from', async () => {
    const orderId = newOrder();
    const clickId = await clickOn('STORE', storeId);
    expect(await receiveReport(database, sampleReport({ orderId, clickId, category: 'AUDIO' }))).toBe('applied');
    expect(await storyOf(orderId)).toMatchObject({
      cashbackAmount: 90,
      cashbackPercentage: 9,
      earnedRate: { appliesTo: 'Audio', rate: '9%' },
    });
    const { rows } = await pool.query(
      `select store_id, card_id, shop_order.kind, applies_to, version, shop_order.clicked_at = click.clicked_at as timed
       from shop_order join click on click.id = click_id join rate_row on rate_row.id = rate_row_id
       join rate_card on rate_card.id = shop_order.rate_card_id where network_order_id = $1`,
      [orderId],
    );
    expect(rows).toEqual([
      { store_id: storeId, card_id: null, kind: 'sale', applies_to: 'Audio', version: 1, timed: true },
    ]);
  });

  it('is corrected both ways by a report with more details, also by a late one', async () => {
    const orderId = newOrder();
    const clickId = await clickOn('STORE', storeId);
    const tell = (given: Partial<OrderReport>) => receiveReport(database, sampleReport({ orderId, clickId, ...given }));
    await tell({ occurredAt: day(5) });
    expect((await storyOf(orderId)).cashbackAmount).toBe(20);
    expect(await tell({ occurredAt: day(4), category: 'audio' })).toBe('stale');
    expect((await storyOf(orderId)).cashbackAmount).toBe(90);
    await tell({ occurredAt: day(6), status: 'approved', commissionPaise: 2_500n });
    expect((await storyOf(orderId)).cashbackAmount).toBe(90);
    await tell({ occurredAt: day(7), status: 'approved', category: 'phones' });
    expect(await storyOf(orderId)).toMatchObject({
      cashbackAmount: 20,
      earnedRate: { reason: 'This order earned 2% (Phones), not 9% (Audio). The shop told us what it was: Phones.' },
    });
  });

  it('earns the rates of its click, whatever holds when it is reported', async () => {
    const orderId = newOrder();
    const clickId = await clickOn('STORE', storeId);
    await load({ rates: [{ appliesTo: 'Everything', percent: 1 }] });
    await receiveReport(database, sampleReport({ orderId, clickId, category: 'audio' }));
    expect((await storyOf(orderId)).cashbackAmount).toBe(90);
    await load();
  });

  it('of another network than its click’s is a conflict, which the operator sees', async () => {
    const clickId = await clickOn('STORE', storeId);
    const foreign = sampleReport({ orderId: newOrder(), clickId, network: 'other' });
    expect(await receiveReport(database, foreign)).toBe('conflict');
    const { rows } = await pool.query('select outcome from order_report where event_id = $1', [foreign.eventId]);
    expect(rows).toEqual([{ outcome: 'conflict' }]);
  });
});

describe('a lead', () => {
  it('is a reward without a sale', async () => {
    const orderId = newOrder();
    const clickId = await clickOn('CREDIT_CARD', cardId);
    expect(await receiveReport(database, sampleReport({ orderId, clickId, saleAmountPaise: 0n }))).toBe('applied');
    expect(await storyOf(orderId)).toMatchObject({ saleAmount: 0, cashbackAmount: 1250.5 });
  });

  it('is refused for a shop, and leaves nothing', async () => {
    const report = sampleReport({ orderId: newOrder(), clickId: await clickOn('STORE', storeId), saleAmountPaise: 0n });
    await expect(receiveReport(database, report)).rejects.toMatchObject({ kind: 'invalid' });
    expect((await pool.query('select from order_report where event_id = $1', [report.eventId])).rows).toEqual([]);
  });

  it('that waited for its click is a conflict when that led to a shop', async () => {
    const later = '01990000-0000-7000-8000-00000000abcd';
    const report = sampleReport({ orderId: newOrder(), clickId: later, saleAmountPaise: 0n });
    expect(await receiveReport(database, report)).toBe('parked');
    await pool.query('update click set id = $1 where id = $2', [later, await clickOn('STORE', storeId)]);
    expect(await replayReports(database, createAdapterFinder())).toMatchObject({ applied: 0, failed: [] });
    const { rows } = await pool.query('select outcome from order_report where event_id = $1', [report.eventId]);
    expect(rows).toEqual([{ outcome: 'conflict' }]);
  });
});

it('reports with more or less details, in many permutations, leave one result', async () => {
  const random = createRandom(50);
  const reports = Array.from({ length: 7 }, (_, event) =>
    sampleReport({
      eventId: `permuted-${event}`,
      status: reportStatuses[random(3)] ?? 'tracked',
      saleAmountPaise: BigInt(50_000 + random(200_000)),
      category: [null, 'phones', 'audio', 'toys'][random(4)] ?? null,
      commissionPaise: random(2) === 0 ? BigInt(random(20_000)) : null,
      occurredAt: new Date(day(1 + random(4)).getTime() + event),
    }),
  );
  const results = new Set<string>();
  for (let turn = 0; turn < PERMUTATIONS; turn += 1) {
    const owner = await addMember(database);
    const clickId = await clickOn('STORE', storeId, owner);
    const orderId = newOrder();
    for (const [index, report] of shuffled(reports, random).entries()) {
      const named = { ...report, eventId: `${report.eventId}-${turn}`, orderId };
      // some name no click, and wait for one that does
      await receiveReport(database, { ...named, clickId: index % 3 === 0 ? null : clickId });
    }
    await replayReports(database, createAdapterFinder());
    const { APPROVED = 0n, PENDING = 0n, DECLINED = 0n } = (await readBalances(orm, [owner])).get(owner) ?? {};
    const { rows } = await pool.query(
      'select status, sale_paise, earned_paise, rate_row_id from shop_order where network_order_id = $1',
      [orderId],
    );
    results.add(JSON.stringify([rows, String(APPROVED), String(PENDING), String(DECLINED)]));
  }
  expect([...results]).toHaveLength(1);
  expect([...results][0]).toContain('earned_paise');
  expect(await checkLedger(database)).toEqual(soundLedger);
});
