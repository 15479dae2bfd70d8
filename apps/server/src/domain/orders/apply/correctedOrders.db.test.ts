import { DAY_MS } from '@potli/api/units/time';
import { afterAll, expect, it } from 'vitest';
import { createFakeBank } from '../../../testing/createFakeBank.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { createTestProcessor } from '../../../testing/createTestProcessor.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, anyAccount, sampleReport } from '../../../testing/sampleMoney.ts';
import { createOrderService } from '../history/createOrderService.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const day = (number: number) => new Date(Date.UTC(2026, 9, number));

/** A member with an order at 5 %. */
async function newOrder() {
  const memberId = await addMember(database);
  const clickId = await addClick(database, memberId);
  const orders = createOrderService({ database, findAccount: anyAccount });
  let orderId = '';
  return {
    async approve(rupees: bigint, at: number) {
      const common = {
        orderId: `OD-${memberId}`,
        clickId,
        status: 'approved',
        saleAmountPaise: rupees * 100n,
      } as const;
      await receiveReport(database, sampleReport({ ...common, occurredAt: day(at) }));
      const { rows } = await database.pool.query<{ id: string }>('select id from shop_order where member_id = $1', [
        memberId,
      ]);
      orderId = rows[0]?.id ?? '';
    },
    pay: (bank = createFakeBank()) => createTestProcessor({ database, bank }).pay(memberId),
    story: () => orders.storyOf(memberId, orderId),
    async carried() {
      const { rows } = await database.pool.query<{ amount: string }>(
        'select amount_paise as amount from payout_order where order_id = $1 order by payout_id',
        [orderId],
      );
      return rows.map(({ amount }) => Number(amount));
    },
  };
}

it('a paid order that was corrected upwards says what is to come, and then that it was sent', async () => {
  const order = await newOrder();
  await order.approve(1_000n, 1);
  await order.pay();
  expect(await order.story()).toMatchObject({ currentStatus: 'PAID', laterPart: null });

  const before = Date.now();
  await order.approve(1_400n, 2);
  const waiting = await order.story();
  expect(waiting).toMatchObject({ cashbackAmount: 70, laterPart: { amount: 20, sentAt: null } });
  const days = (Date.parse(waiting.laterPart?.expectedBy ?? '') - before) / DAY_MS;
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThan(3.1);

  await order.pay(createFakeBank(() => 'away'));
  const onItsWay = await order.story();
  expect(onItsWay).toMatchObject({ currentStatus: 'PAYABLE', laterPart: { amount: 20, sentAt: null } });
  expect(onItsWay.laterPart?.expectedBy).toBe(onItsWay.steps.at(-1)?.expectedBy);

  await order.pay();
  const sent = await order.story();
  expect(sent).toMatchObject({ currentStatus: 'PAID', laterPart: { amount: 20, expectedBy: null } });
  expect(sent.laterPart?.sentAt).toBe(sent.steps.at(-1)?.at);
  expect(await order.carried()).toEqual([5_000, 2_000]);
});

it('what a bank refused is carried again, by the next payout', async () => {
  const order = await newOrder();
  await order.approve(1_000n, 1);
  await order.pay(createFakeBank(() => 'refused'));
  expect(await order.story()).toMatchObject({ currentStatus: 'CONFIRMED', laterPart: null });
  await order.approve(1_100n, 2);
  await order.pay();
  expect(await order.story()).toMatchObject({ currentStatus: 'PAID', laterPart: null });
  expect(await order.carried()).toEqual([5_000, 5_500]);
});

it('a correction that does not change the cashback adds nothing', async () => {
  const order = await newOrder();
  await order.approve(1_000n, 1);
  await order.pay();
  await order.approve(1_000n, 2);
  expect((await order.story()).laterPart).toBeNull();
  expect(await order.pay()).toBe('nothing');
});
