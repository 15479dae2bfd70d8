import { toBigPaise, toPaise } from '@potli/api/units/money';
import { afterAll, expect, it } from 'vitest';
import { type BankBehaviour, createFakeBank } from '../../../testing/createFakeBank.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { createTestProcessor } from '../../../testing/createTestProcessor.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, anyAccount, sampleReport } from '../../../testing/sampleMoney.ts';
import type { ReportStatus } from '../../orders/reports/OrderReport.ts';
import { reservePayout } from '../../payouts/transfers/reservePayout.ts';
import { readPayoutStory } from './readPayoutStory.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const NOW = new Date('2026-11-20T06:00:00Z');

/** A member whose orders and payouts are made by hand. */
async function shopper() {
  const memberId = await addMember(database);
  const [own, shared] = [
    await addClick(database, memberId),
    await addClick(database, memberId, { source: 'CUSTOM_LINK' }),
  ];
  return {
    memberId,
    /** At 5 %. */
    tell: (orderId: string, status: ReportStatus, rupees: number, clickId = own) =>
      receiveReport(
        database,
        sampleReport({
          orderId: `${memberId}-${orderId}`,
          clickId,
          status,
          saleAmountPaise: toBigPaise(rupees),
          occurredAt: new Date(Date.UTC(2026, 9, 1, 0, minute++)),
        }),
      ),
    shared,
    /** The story of a new payout. */
    async pay(behaviour: BankBehaviour) {
      // ids sort by time
      const at = NOW.getTime() - 60_000 + payouts++;
      const bank = createFakeBank(() => behaviour);
      await createTestProcessor({ database, bank, now: () => new Date(at) }).pay(memberId);
      const { rows } = await database.pool.query<{ id: string }>(
        'select id from payout where member_id = $1 order by id desc limit 1',
        [memberId],
      );
      return rows[0]?.id ?? '';
    },
    storyOf: (payoutId: string, now = NOW) => readPayoutStory(database.orm, { memberId, payoutId, now }),
  };
}
let minute = 0;
let payouts = 0;

const partsOf = ({ parts }: { parts: readonly { kind: string; amount: number; before: number }[] }) =>
  parts.map(({ kind, amount, before }) => [kind, amount, before]);

it('a payout that failed says why and what to do, and the next one has what was in it', async () => {
  const { tell, pay, storyOf, shared } = await shopper();
  await tell('A', 'approved', 1_000);
  await tell('B', 'approved', 400, shared);
  const failed = await pay('refused');
  await tell('C', 'approved', 200);
  const sent = await pay('sent');

  const first = await storyOf(failed);
  expect(first).toMatchObject({ amount: 70, status: 'FAILED', toDo: 'CHECK_BANK_DETAILS', carriedBy: { id: sent } });
  expect(first.failureReason).toMatch(/did not find this account number/);
  expect(first.steps.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'RESERVED done',
    'SUBMITTED done',
    'FAILED stopped',
  ]);
  const second = await storyOf(sent);
  expect(second).toMatchObject({
    amount: 80,
    status: 'SUCCESS',
    carriedBy: null,
    paidAgain: [{ id: failed, amount: 70 }],
  });
  expect(partsOf(second)).toEqual([
    ['ORDER', 10, 0],
    ['SHARE_LINK', 20, 0],
    ['ORDER', 50, 0],
  ]);
  for (const { reference } of second.parts) expect(reference).toMatch(/^[1-9]\d*$/);
});

it('an order that was corrected says what it had brought before; one that was taken back lessens the next payout', async () => {
  const { tell, pay, storyOf } = await shopper();
  await tell('A', 'approved', 1_000);
  await tell('B', 'approved', 400);
  await pay('sent');
  await tell('B', 'rejected', 400);
  await tell('A', 'approved', 1_600);
  expect(partsOf(await storyOf(await pay('sent')))).toEqual([
    ['ORDER', 30, 50],
    ['ORDER', -20, 20],
  ]);
});

it('a time that has passed is not promised, and what is being prepared promises none', async () => {
  const { memberId, tell, pay, storyOf } = await shopper();
  await tell('A', 'approved', 1_000);
  const open = await pay('away');
  const expected = async (now: Date) => (await storyOf(open, now)).steps.at(-1);
  const { expectedBy } = (await expected(NOW)) ?? {};
  expect(Date.parse(expectedBy ?? '')).toBeGreaterThan(NOW.getTime());
  expect(await expected(new Date(expectedBy ?? ''))).toMatchObject({
    kind: 'SENT',
    state: 'current',
    expectedBy: null,
  });

  const other = await shopper();
  await other.tell('A', 'approved', 1_000);
  const payoutId = '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b88';
  const reservation = { payoutId, memberId: other.memberId, at: NOW, findAccount: anyAccount };
  await database.orm.transaction((queries) => reservePayout(queries, reservation));
  const story = await other.storyOf(payoutId);
  expect(story.status).toBe('PREPARING');
  expect(story.steps.map(({ state }) => state)).toEqual(['done', 'current', 'upcoming']);
  await expect(readPayoutStory(database.orm, { memberId, payoutId, now: NOW })).rejects.toThrow('do not know');
});

it('at most a hundred parts are listed, and the rest is a sum', async () => {
  const { tell, pay, storyOf } = await shopper();
  for (let order = 0; order < 103; order += 1) await tell(`O${order}`, 'approved', 100 + order);
  const { amount, parts, rest } = await storyOf(await pay('sent'));
  expect(parts).toHaveLength(100);
  // the oldest three: 5 % of 100, 101 and 102
  expect(rest).toEqual({ count: 3, amount: 15.15 });
  expect(parts.reduce((sum, part) => sum + toPaise(part.amount), 1515)).toBe(toPaise(amount));
});
