import { afterAll, afterEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { savePolicy } from '../../ledger/books/networkPolicy.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import { answerDispute } from '../disputes/answerDispute.ts';
import { closeReported } from '../disputes/closeReported.ts';
import { addDispute } from '../disputes/disputeRows.ts';
import { bookStatement } from './bookStatement.ts';
import { writeOffNetwork } from './writeOffNetwork.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
afterEach(async () => expect(await checkLedger(database)).toEqual(soundLedger));

let count = 0;

/** A member whose order OD-1 of ₹1,000 was approved, never paid, and written off: its ₹50 are declined. */
async function lostOrder() {
  count += 1;
  const network = `gone ${count}`;
  const memberId = await addMember(database);
  const clickId = await addClick(database, memberId);
  await savePolicy(database, { network, pays: 'settlement', advanceLimitPaise: 0n, settlesAfterDays: 60 });
  const order = { network, clickId, status: 'approved', commissionPaise: 8_000n } as const;
  await receiveReport(database, sampleReport({ ...order, orderId: 'OD-1' }));
  const writeOff = () =>
    writeOffNetwork(
      database,
      { network, before: new Date('2026-10-10T00:00:00Z'), members: 'decline' },
      { by: { who: 'cli:tester', action: 'books write-off' } },
    );
  const pay = () =>
    bookStatement(database, {
      network,
      statement: 'late',
      settledAt: '2026-11-20T00:00:00Z',
      lines: [{ orderId: 'OD-1', commission: 80 }],
    });
  const claim = async (storeOrderId: string, given: { clickId?: string; orderPaise?: bigint } = {}) => {
    const added = await addDispute(database.orm, {
      memberId,
      sourceType: 'STORE',
      sourceId: 1n,
      disputeType: 'MISSING_CASHBACK',
      storeOrderId,
      orderTime: new Date('2026-10-01T06:00:00Z'),
      orderPaise: 100_000n,
      ...given,
    });
    return added?.id ?? 0n;
  };
  const wallet = async () => (await readBalances(database.orm, [memberId])).get(memberId);
  return { network, clickId, order, writeOff, pay, claim, wallet };
}

const approve = (id: bigint, isAnotherOrder = false) =>
  database.orm.transaction((queries) =>
    answerDispute(queries, { id, author: 'shop', status: 'APPROVED', words: null, isAnotherOrder }),
  );

test.each([
  ['its number', 'OD-1', {}],
  ['its click and amount', 'OTHER-1', { withClick: true }],
])(
  'no claim is granted for an order that was written off: by %s',
  async (_, storeOrderId, { withClick }: { withClick?: boolean }) => {
    const { clickId, writeOff, pay, claim, wallet } = await lostOrder();
    await writeOff();
    expect(await wallet()).toMatchObject({ DECLINED: 5_000n, APPROVED: 0n });
    const id = await claim(storeOrderId, withClick ? { clickId } : {});
    // it is no order that has arrived, either
    await closeReported(database);
    const { rows } = await database.pool.query('select status from dispute where id = $1', [String(id)]);
    expect(rows).toEqual([{ status: 'RECEIVED' }]);
    await expect(approve(id)).rejects.toThrow(/OD-1 of gone \d+.*written off/);
    await pay();
    expect(await wallet()).toMatchObject({ DECLINED: 0n, APPROVED: 5_000n });
  },
);

test('an order whose claim was granted before this rule pays nothing more when its network pays after all', async () => {
  const { network, clickId, writeOff, pay, claim, wallet } = await lostOrder();
  await writeOff();
  const id = await claim('OD-1', { clickId });
  // claims did not see such orders
  await database.pool.query(`update shop_order set is_lost = false where network = $1`, [network]);
  await approve(id);
  await database.pool.query(`update shop_order set is_lost = true where network = $1`, [network]);
  expect(await wallet()).toMatchObject({ APPROVED: 5_000n, DECLINED: 5_000n });
  await pay();
  expect(await wallet()).toMatchObject({ APPROVED: 5_000n });
});

test('a claim for another purchase of the same visit does not take the lost order over', async () => {
  const { clickId, order, writeOff, pay, claim, wallet } = await lostOrder();
  await writeOff();
  await approve(await claim('OTHER-2', { clickId, orderPaise: 60_000n }), true);
  expect(await wallet()).toMatchObject({ APPROVED: 3_000n, DECLINED: 5_000n });
  const { rows } = await database.pool.query<{ claim_id: string | null }>(
    'select claim_id from shop_order where network = $1',
    [order.network],
  );
  expect(rows).toEqual([{ claim_id: null }]);
  // the network corrects the lost order to the amount of the claim: they are two orders all the same
  const occurredAt = new Date('2026-10-12T06:00:00Z');
  await receiveReport(database, sampleReport({ ...order, orderId: 'OD-1', saleAmountPaise: 60_000n, occurredAt }));
  await pay();
  expect(await wallet()).toMatchObject({ APPROVED: 6_000n, DECLINED: 0n });
});
