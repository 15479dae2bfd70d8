import { afterAll, beforeAll, expect, test } from 'vitest';
import { importRates } from '../../domain/ledger/exchange/importRates.ts';
import { checkLedger } from '../../domain/ledger/journals/checkLedger.ts';
import { findOrder } from '../../domain/orders/apply/orderRows.ts';
import { createOrderService } from '../../domain/orders/history/createOrderService.ts';
import { importCatalogue } from '../../domain/shop/catalogue/import/importCatalogue.ts';
import { readClickDestination } from '../../domain/shop/catalogue/read/readClickDestination.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { receiveBody } from '../../testing/receiveReport.ts';
import { sampleStore } from '../../testing/sampleCatalogue.ts';
import { addClick, addMember, anyAccount } from '../../testing/sampleMoney.ts';
import { soundLedger } from '../../testing/soundLedger.ts';
import { awin } from './awin.ts';
import { createListAdapter, toListBody } from './listAdapter.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const rates = [
  { appliesTo: 'Phones', percent: 2, categories: ['phones'], isDefault: true, commission: { percent: 2.5 } },
  { appliesTo: 'Audio', percent: 9, categories: ['audio'], commission: { percent: 11.25 }, cap: 40 },
  { appliesTo: 'Lamps', percent: 4, categories: ['lamps'], commission: { percent: 5 }, minimum: 900 },
];

let memberId: bigint;
let clickRef: string;
beforeAll(async () => {
  await importCatalogue(database, { version: 1, stores: [sampleStore('voltaara', { rates, network: 'awin' })] });
  memberId = await addMember(database);
  const { rows } = await database.pool.query<{ id: string }>(`select id from store where url_slug = 'voltaara'`);
  const id = rows[0]?.id ?? '';
  const destination = await readClickDestination(database.orm, 'STORE', id);
  const clickedAt = new Date('2026-10-01T06:00:00Z');
  clickRef = await addClick(database, memberId, { ...destination, source: 'STORE', sourceId: BigInt(id), clickedAt });
  const day = { currency: 'USD', day: '2026-10-02', rupees: '83.5' };
  await importRates(database, { rates: [day], source: 'RBI reference rates', replace: false, who: 'cli:tester' });
});

/** A part as Awin's list has it. */
const part = (commissionGroupCode: string, amount: number, commissionAmount: number) => ({
  commissionGroupId: 15_250,
  amount,
  commissionAmount,
  commissionGroupCode,
  commissionGroupName: `The ${commissionGroupCode}`,
});

let orders = 0;
/** Reads a transaction of Awin's list, and returns what became of the order. */
async function list(amount: number, commission: number, transactionParts: object[], currency = 'INR', id = 0) {
  orders += 1;
  const row = {
    id: id || 259_630_000 + orders,
    clickRefs: { clickRef },
    commissionStatus: 'pending',
    transactionParts,
    transactionDate: '2026-10-02T10:00:00',
    saleAmount: { amount, currency },
    commissionAmount: { amount: commission, currency },
  };
  await receiveBody(
    database,
    toListBody('awin', awin, row),
    createListAdapter(awin, { reportCurrencies: new Set(['USD']) }),
  );
  const order = await findOrder(database.orm, { network: 'awin', orderId: String(row.id) });
  return { ...order, row };
}

test.each<[string, number, number, object[], bigint]>([
  // 2 % of 600 and 9 % of 400
  ['each of its own group', 1_000, 60, [part('PHONES', 600, 15), part('AUDIO', 400, 45)], 1_200n + 3_600n],
  [
    'of one group together, up to its cap',
    1_500,
    137.5,
    [part('AUDIO', 300, 33.75), part('PHONES', 600, 15), part('AUDIO', 600, 88.75)],
    1_200n + 4_000n,
  ],
  [
    'of an unknown group by its commission',
    1_000,
    60,
    [part('PHONES', 600, 15), part('G-17', 400, 45)],
    1_200n + 3_600n,
  ],
  [
    'of an unknown group with an unknown commission by the usual rate',
    1_000,
    40,
    [part('AUDIO', 400, 30), part('G-17', 600, 10)],
    3_600n + 1_200n,
  ],
  [
    'with a minimum that the whole order reaches',
    1_000,
    35,
    [part('LAMPS', 400, 20), part('PHONES', 600, 15)],
    1_600n + 1_200n,
  ],
  [
    'with a minimum that the whole order does not reach',
    800,
    30,
    [part('LAMPS', 400, 20), part('PHONES', 400, 10)],
    800n,
  ],
  [
    'without one beside those with one',
    1_000,
    60,
    [part('AUDIO', 400, 45), { amount: 600, commissionAmount: 15 }],
    3_600n + 1_200n,
  ],
  [
    'whose commissions do not add up by their groups',
    1_000,
    61,
    [part('PHONES', 600, 15), part('AUDIO', 400, 45)],
    1_200n + 3_600n,
  ],
  // as from before an amount was corrected: the usual rate of all of it
  ['that do not add up are none', 900, 70, [part('PHONES', 600, 15), part('AUDIO', 400, 45)], 1_800n],
])('parts of an order earn, %s', async (_, amount, commission, parts, earnedPaise) => {
  expect(await list(amount, commission, parts)).toMatchObject({
    earnedPaise,
    salePaise: BigInt(amount * 100),
    commissionPaise: BigInt(commission * 100),
    commissionEstimated: false,
  });
  expect(await checkLedger(database)).toEqual(soundLedger);
});

test('parts in dollars earn at the rate of their order', async () => {
  const order = await list(10, 0.6, [part('PHONES', 6, 0.15), part('AUDIO', 4, 0.45)], 'USD');
  // 2 % of 501 rupees and 9 % of 334
  expect(order).toMatchObject({ salePaise: 83_500n, earnedPaise: 1_002n + 3_006n, exchangeRate: '83.5' });
});

test('the story of the order names each rate, and what it was for', async () => {
  const { id = 0n } = await list(1_000, 60, [part('PHONES', 600, 15), part('AUDIO', 400, 45)]);
  const service = createOrderService({ database, findAccount: anyAccount });
  expect((await service.storyOf(memberId, String(id))).earnedRate).toEqual({
    appliesTo: 'Phones, Audio',
    rate: '2% (Phones) + 9% (Audio)',
    reason: 'The shop told us what it was: Phones for ₹600, Audio for ₹400.',
  });
});

test('a list without parts takes none back, while the sale is the same', async () => {
  const { row } = await list(1_000, 60, [part('PHONES', 600, 15), part('AUDIO', 400, 45)]);
  expect(await list(1_000, 60, [], 'INR', row.id)).toMatchObject({ earnedPaise: 4_800n });
  expect(await list(500, 30, [], 'INR', row.id)).toMatchObject({ salePaise: 50_000n, earnedPaise: 1_000n });
});

test('another word about the parts corrects the order', async () => {
  const { row } = await list(1_000, 60, [part('PHONES', 600, 15), part('AUDIO', 400, 45)]);
  const corrected = await list(1_000, 25, [part('PHONES', 1_000, 25)], 'INR', row.id);
  expect(corrected).toMatchObject({ earnedPaise: 2_000n, commissionPaise: 2_500n });
});
