import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { answerDispute } from './answerDispute.ts';
import { closeReported } from './closeReported.ts';
import { addDispute } from './disputeRows.ts';
import { endHolds } from './endHolds.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
const { orm, pool } = database;

let count = 0;
async function newClaim(withClick = true) {
  count += 1;
  const memberId = await addMember(database);
  const clickId = await addClick(database, memberId);
  const claim = await addDispute(orm, {
    memberId,
    sourceType: 'STORE',
    sourceId: 1n,
    disputeType: 'MISSING_CASHBACK',
    storeOrderId: `CL-${count}`,
    orderTime: new Date(),
    orderPaise: 100_000n,
    clickId: withClick ? clickId : null,
  });
  if (!claim) throw new Error('no claim');
  const { id, storeOrderId } = claim;
  return { id, clickId, storeOrderId };
}
const statusOf = async (id: bigint) => {
  const { rows } = await pool.query<{ status: string }>('select status from dispute where id = $1', [id]);
  return rows[0]?.status;
};

it.each([
  ['its number', { withClick: false, hasNumber: true, salePaise: 84_746n, closes: true }],
  ['its click and amount', { withClick: true, hasNumber: false, salePaise: 100_000n, closes: true }],
  ['its click alone, which is no proof', { withClick: true, hasNumber: false, salePaise: 84_746n, closes: false }],
  ['its amount without a click', { withClick: false, hasNumber: false, salePaise: 100_000n, closes: false }],
])('a claim closes when its order arrives, known by %s', async (_, { withClick, hasNumber, salePaise, closes }) => {
  const { id, clickId, storeOrderId } = await newClaim(withClick);
  expect(await closeReported(database)).toBe(0);
  const orderId = hasNumber ? storeOrderId.toLowerCase() : `N-${storeOrderId}`;
  await receiveReport(database, sampleReport({ orderId, clickId, saleAmountPaise: salePaise }));
  expect(await closeReported(database)).toBe(closes ? 1 : 0);
  expect(await statusOf(id)).toBe(closes ? 'APPROVED' : 'RECEIVED');
  expect(await closeReported(database)).toBe(0);
});

it('a declined order closes nothing, and an order closes one claim', async () => {
  const { id, clickId, storeOrderId } = await newClaim();
  const order = { orderId: `N-${storeOrderId}`, clickId };
  await receiveReport(database, sampleReport({ ...order, status: 'rejected' }));
  expect(await closeReported(database)).toBe(0);
  const occurredAt = new Date('2026-10-02T06:00:00Z');
  await receiveReport(database, sampleReport({ ...order, status: 'approved', occurredAt }));
  await pool.query(
    `insert into dispute (member_id, source_type, source_id, dispute_type, order_time, store_order_id, order_paise, click_id)
     select member_id, source_type, 2, dispute_type, order_time, 'another', order_paise, click_id from dispute where id = $1`,
    [id],
  );
  expect(await closeReported(database)).toBe(1);
  expect(await closeReported(database)).toBe(0);
  expect(await statusOf(id)).toBe('APPROVED');
});

it('a hold ends at its time, and not before', async () => {
  const { id } = await newClaim();
  const heldUntil = new Date('2026-12-04T08:20:00Z');
  await orm.transaction((queries) =>
    answerDispute(queries, { id, author: 'shop', status: 'ON_HOLD', words: null, heldUntil }),
  );
  expect(await endHolds(database, new Date(heldUntil.getTime() - 1))).toBe(0);
  expect(await statusOf(id)).toBe('ON_HOLD');
  expect(await endHolds(database, heldUntil)).toBe(1);
  expect(await endHolds(database, heldUntil)).toBe(0);
  expect(await statusOf(id)).toBe('RECEIVED');
});

it('however many claims were decided, the open ones are found by their index', async () => {
  await pool.query(
    `insert into dispute (member_id, source_type, source_id, dispute_type, order_time, store_order_id, order_paise, status)
     select member_id, 'STORE', 1, 'MISSING_CASHBACK', now(), 'many-' || n, 100, 'REJECTED'
     from (select member_id from dispute limit 1) as one, generate_series(1, 5000) as n`,
  );
  await pool.query('analyze dispute');
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain select id from dispute where status not in ('APPROVED', 'REJECTED') order by created_at, id`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('dispute_open');
});
