import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveBody, receiveReport } from '../../../testing/receiveReport.ts';
import { sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { addClick, addMember, anyAccount, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { lockWallets, readBalances } from '../../ledger/journals/lockWallets.ts';
import { importCatalogue } from '../../shop/catalogue/import/importCatalogue.ts';
import { recountClaimed } from '../apply/recountClaimed.ts';
import { createOrderService } from '../history/createOrderService.ts';
import { canonicalAdapter, toCanonical } from '../reports/canonicalReport.ts';
import { readOpenReports } from '../review/readOpenReports.ts';
import { answerDispute } from './answerDispute.ts';
import { decideClaimOrder } from './decideClaimOrder.ts';
import { addDispute, type NewDispute } from './disputeRows.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
const { orm, pool } = database;

const idOf = async (table: string, slug: string) => {
  const { rows } = await pool.query<{ id: string }>(`select id from ${table} where url_slug = $1`, [slug]);
  return BigInt(rows[0]?.id ?? 0);
};

let storeId: bigint;
beforeAll(async () => {
  const catalogue = sampleCatalogue();
  const [kapas, ...others] = catalogue.stores ?? [];
  if (!kapas) throw new Error('no store');
  const rated = { ...kapas, network: 'bazaar', rates: [{ appliesTo: 'Everything', percent: 4 }] };
  await importCatalogue(database, { ...catalogue, stores: [rated, ...others] });
  storeId = await idOf('store', 'kapas');
});

async function newClaim(given: Partial<NewDispute> = {}) {
  const memberId = given.memberId ?? (await addMember(database));
  const claim = await addDispute(orm, {
    memberId,
    sourceType: 'STORE',
    sourceId: storeId,
    disputeType: 'MISSING_CASHBACK',
    orderTime: new Date('2026-09-30T06:00:00Z'),
    storeOrderId: 'KP-77',
    orderPaise: 100_000n,
    ...given,
  });
  if (!claim) throw new Error('no claim');
  const approve = (isAnotherOrder = false) =>
    orm.transaction((queries) =>
      answerDispute(queries, { id: claim.id, author: 'shop', status: 'APPROVED', words: null, isAnotherOrder }),
    );
  const wallet = async () => (await readBalances(orm, [memberId])).get(memberId);
  return { memberId, claim, approve, wallet };
}

const rateCardOf = async () => {
  const { rows } = await pool.query<{ id: string }>('select rate_card_id as id from store where id = $1', [storeId]);
  return BigInt(rows[0]?.id ?? 0);
};
const clickOf = async (memberId: bigint) =>
  addClick(database, memberId, { sourceId: storeId, rateCardId: await rateCardOf() });
const ordersOf = async (memberId: bigint) => {
  const { rows } = await pool.query('select network, status, click_id from shop_order where member_id = $1', [
    memberId,
  ]);
  return rows as unknown[];
};

it('an approved claim without a click is an order at the rate of its shop', async () => {
  const { memberId, approve, wallet } = await newClaim();
  await approve();
  expect(await wallet()).toMatchObject({ PENDING: 0n, APPROVED: 4_000n });
  const orders = createOrderService({ database, findAccount: anyAccount });
  const { rows } = await orders.listOf(memberId, { page: 0, size: 10 });
  expect(rows).toMatchObject([{ clickId: null, storeName: 'Kapas', currentStatus: 'CONFIRMED', cashbackAmount: 40 }]);
  const story = await orders.storyOf(memberId, rows[0]?.id ?? '');
  expect(story.storeOrderId).toBe('KP-77');
  expect(story.steps[0]).toEqual({ kind: 'CLICKED', state: 'done', at: null, expectedBy: null });
  expect(story.steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'current']);
});

it('the referrer has a share of it', async () => {
  const host = await addMember(database, undefined, 'CLAIMHOST');
  const { approve } = await newClaim({ memberId: await addMember(database, 'CLAIMHOST') });
  await approve();
  expect((await readBalances(orm, [host])).get(host)).toMatchObject({ APPROVED: 200n });
});

it('with a click it has the rates of the click', async () => {
  const memberId = await addMember(database);
  const clickId = await clickOf(memberId);
  await importCatalogue(database, {
    version: 1,
    stores: (sampleCatalogue().stores ?? [])
      .slice(0, 1)
      .map((store) => ({ ...store, network: 'bazaar', rates: [{ appliesTo: 'Everything', percent: 1 }] })),
  });
  const { approve, wallet } = await newClaim({ memberId, clickId });
  await approve();
  expect(await wallet()).toMatchObject({ APPROVED: 4_000n });
});

it.each([
  ['by its click and amount', { orderId: 'N-1', withClick: true }],
  ['by its number', { orderId: 'kp-77', withClick: false }],
  ['by a number with letters of which locales have other small ones', { orderId: 'Éİ-I9', withClick: false }],
])('what the network reported itself is not granted again: %s', async (_, { orderId, withClick }) => {
  const memberId = await addMember(database);
  const clickId = await clickOf(memberId);
  const report = sampleReport({ clickId, orderId: `${orderId}`, network: 'bazaar' });
  await receiveReport(database, report);
  const storeOrderId = orderId.startsWith('É') ? orderId : 'KP-77';
  const { approve } = await newClaim({ memberId, storeOrderId, clickId: withClick ? clickId : null });
  await approve();
  expect(await ordersOf(memberId)).toEqual([{ network: 'bazaar', status: 'tracked', click_id: clickId }]);
});

it.each([
  ['by its click and amount', { orderId: 'N-2', withClick: true }],
  ['by its number', { orderId: 'KP-77', withClick: false }],
])('what was granted is not paid again when the network reports it later: %s', async (_, { orderId, withClick }) => {
  const memberId = await addMember(database);
  const clickId = await clickOf(memberId);
  const { approve, wallet } = await newClaim({ memberId, clickId: withClick ? clickId : null });
  await approve();
  const before = await wallet();
  const report = sampleReport({ clickId, orderId, network: 'bazaar', commissionPaise: 8_000n });
  expect(await receiveReport(database, report)).toBe('applied');
  expect(await wallet()).toEqual(before);
  // what the network pays for it is expected all the same
  const { rows } = await pool.query(
    `select earned_paise::int as earned, commission_paise::int as commission from shop_order
     where network = 'bazaar' and member_id = $1`,
    [memberId],
  );
  expect(rows).toEqual([{ earned: 0, commission: 8_000 }]);
  // another order of the same click is one
  const other = sampleReport({ clickId, orderId: `${orderId}-other`, saleAmountPaise: 55_500n });
  expect(await receiveReport(database, other)).toBe('applied');
});

it('an order that the network declined is granted all the same', async () => {
  const memberId = await addMember(database);
  const clickId = await clickOf(memberId);
  await receiveReport(database, sampleReport({ clickId, orderId: 'N-3', status: 'rejected' }));
  const { approve } = await newClaim({ memberId, clickId });
  await approve();
  expect(await ordersOf(memberId)).toHaveLength(2);
});

it.each([
  ['the number of the order', { orderId: 'kp-78', withClick: false, salePaise: 100_000n, outcome: 'applied' }],
  ['its click, with another amount', { orderId: 'N-4', withClick: true, salePaise: 91_000n, outcome: 'parked' }],
])('what a network declined and then approves after a grant is paid once, known by %s', async (_, given) => {
  const memberId = await addMember(database);
  const clickId = await clickOf(memberId);
  const order = { clickId, orderId: given.orderId, network: 'bazaar', saleAmountPaise: given.salePaise };
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  await receiveReport(database, sampleReport({ ...order, status: 'rejected', occurredAt: at(2) }));
  const { approve, wallet } = await newClaim({
    memberId,
    clickId: given.withClick ? clickId : null,
    storeOrderId: 'KP-78',
  });
  await approve();
  const granted = await wallet();
  const approved = sampleReport({ ...order, status: 'approved', occurredAt: at(3) });
  expect(await receiveReport(database, approved)).toBe(given.outcome);
  const declined = sampleReport({ ...order, status: 'rejected', occurredAt: at(4) });
  expect(await receiveReport(database, declined)).toBe('applied');
  expect(await wallet()).toMatchObject({ APPROVED: granted?.APPROVED, PENDING: 0n });
});

it('an order that has only the click of a grant waits, and is paid when the claim has found its order', async () => {
  const memberId = await addMember(database);
  const clickId = await clickOf(memberId);
  const { approve, claim, wallet } = await newClaim({ memberId, clickId, storeOrderId: 'KP-91' });
  await approve();
  const tell = (orderId: string, saleAmountPaise: bigint) =>
    receiveReport(database, sampleReport({ clickId, orderId, saleAmountPaise }));
  expect(await tell('N-5', 84_746n)).toBe('parked');
  expect(await tell('N-6', 100_000n)).toBe('applied');
  await recountClaimed(database);
  // at 1 %, as the shop pays by now
  expect(await wallet()).toMatchObject({ APPROVED: 1_000n, PENDING: 847n });
  const boundTo = async () => {
    const { rows } = await pool.query('select reported_order_id as id, reported_by as by from dispute where id = $1', [
      claim.id,
    ]);
    return rows[0] as unknown;
  };
  expect(await boundTo()).toEqual({ id: 'N-6', by: 'amount' });
  // the number that the member gave says more than an amount
  expect(await tell('kp-91', 100_000n)).toBe('applied');
  expect(await boundTo()).toEqual({ id: 'kp-91', by: 'number' });
  await recountClaimed(database);
  expect(await wallet()).toMatchObject({ APPROVED: 1_000n, PENDING: 847n + 1_000n });
});

it('an unsigned call binds no claim: it waits until the network itself reports the order', async () => {
  const memberId = await addMember(database);
  const clickId = await clickOf(memberId);
  const { approve, wallet } = await newClaim({ memberId, clickId, storeOrderId: 'KP-92' });
  await approve();
  const before = await wallet();
  const order = { clickId, orderId: 'KP-92', commissionPaise: 8_000n };
  expect(await receiveReport(database, sampleReport({ ...order, source: 'hint' }))).toBe('parked');
  await recountClaimed(database);
  expect(await ordersOf(memberId)).toHaveLength(1);
  expect(await receiveReport(database, sampleReport({ ...order, source: 'list' }))).toBe('applied');
  expect(await ordersOf(memberId)).toHaveLength(2);
  expect(await wallet()).toEqual(before);
});

it('the number of a claim is that of its shop, and another shop can have the same', async () => {
  const memberId = await addMember(database);
  const { approve, wallet } = await newClaim({ memberId });
  await approve();
  const elsewhere = await addClick(database, memberId, { sourceId: storeId + 1n, basisPoints: 500 });
  expect(await receiveReport(database, sampleReport({ clickId: elsewhere, orderId: 'KP-77', network: 'souk' }))).toBe(
    'applied',
  );
  expect(await wallet()).toMatchObject({ APPROVED: 4_000n, PENDING: 5_000n });
});

it('a claim whose click has an order of another amount is granted only as another order', async () => {
  const memberId = await addMember(database);
  const clickId = await clickOf(memberId);
  await receiveReport(database, sampleReport({ clickId, orderId: 'N-7', saleAmountPaise: 84_746n }));
  const { approve } = await newClaim({ memberId, clickId });
  await expect(approve()).rejects.toMatchObject({
    kind: 'conflict',
    message: expect.stringContaining('N-7') as string,
  });
  await approve(true);
  expect(await ordersOf(memberId)).toHaveLength(2);
});

it('an order of a network is the order of one claim', async () => {
  const memberId = await addMember(database);
  const clickId = await clickOf(memberId);
  await receiveReport(database, sampleReport({ clickId, orderId: 'N-8' }));
  for (const storeOrderId of ['KP-1', 'KP-2']) await (await newClaim({ memberId, clickId, storeOrderId })).approve();
  expect(await ordersOf(memberId)).toHaveLength(2);
});

it('an approval waits for the wallets before it locks the claim, as reports do', async () => {
  const { approve, claim, memberId } = await newClaim();
  let approved: Promise<unknown> = Promise.resolve();
  await orm.transaction(async (queries) => {
    await lockWallets(queries, [memberId]);
    approved = approve();
    await someoneWaits();
    await queries.execute(sql`select from dispute where id = ${claim.id} for update nowait`);
  });
  await approved;
  expect(await ordersOf(memberId)).toHaveLength(1);
});

/** Until a transaction waits for a lock. */
const someoneWaits = () =>
  expect
    .poll(async () => {
      const { rows } = await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length;
    })
    .toBe(1);

it('no network can report a claim', async () => {
  const report = sampleReport({ network: 'claims', orderId: '1' });
  await expect(receiveBody(database, toCanonical(report), canonicalAdapter)).rejects.toMatchObject({ kind: 'invalid' });
});

it('the ledger is correct', async () => {
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it.each([[['A-1', 'A-2']], [['A-2', 'A-1']]])(
  'of a claimed order that the network tells in parts (%j), a further part waits while the claim has paid for more',
  async (typed) => {
    const memberId = await addMember(database);
    const clickId = await clickOf(memberId);
    const number = `KP-PARTS-${typed[0]}`;
    const { approve, wallet, claim } = await newClaim({
      memberId,
      clickId,
      storeOrderId: number,
      orderPaise: 350_000n,
    });
    await approve();
    expect(await wallet()).toMatchObject({ PENDING: 0n, APPROVED: 3_500n });
    const sales: Record<string, bigint> = { 'A-1': 300_000n, 'A-2': 50_000n };
    const part = (action: string) => ({
      network: 'bazaar',
      orderId: `${action} ${number}`,
      storeOrderId: number,
      clickId,
      source: 'list' as const,
      saleAmountPaise: sales[action] ?? 0n,
      commissionPaise: 30_000n,
      status: 'approved' as const,
    });
    const outcomes = [];
    for (const action of typed) outcomes.push(await receiveReport(database, sampleReport(part(action))));
    expect(outcomes).toEqual(['applied', 'parked']);
    await recountClaimed(database);
    expect(await wallet()).toMatchObject({ PENDING: 0n, APPROVED: 3_500n });
    const waiting = (await readOpenReports(orm)).filter(({ claimId }) => claimId === String(claim.id));
    expect(waiting).toMatchObject([{ problem: 'claimed', orderId: `${typed[1]} ${number}` }]);
    // an operator knows that it was bought beside what was claimed
    const decision = { claimId: claim.id, network: 'bazaar', orderId: `${typed[1]} ${number}`, isClaimed: false };
    await decideClaimOrder(database, { ...decision, who: 'cli:asha' });
    expect(await wallet()).toMatchObject({ APPROVED: 3_500n + (sales[typed[1] ?? ''] ?? 0n) / 100n });
  },
);

it('a further part of an order of which the claim has paid no more than the first is paid', async () => {
  const memberId = await addMember(database);
  const clickId = await clickOf(memberId);
  const { approve, wallet } = await newClaim({ memberId, clickId, storeOrderId: 'KP-FULL', orderPaise: 300_000n });
  await approve();
  const part = {
    network: 'bazaar',
    storeOrderId: 'KP-FULL',
    clickId,
    source: 'list' as const,
    commissionPaise: 30_000n,
  };
  for (const [orderId, saleAmountPaise] of [['F-1', 300_000n] as const, ['F-2', 50_000n] as const]) {
    const report = sampleReport({ ...part, orderId, saleAmountPaise, status: 'approved' });
    expect(await receiveReport(database, report)).toBe('applied');
  }
  expect(await wallet()).toMatchObject({ APPROVED: 3_500n });
});
