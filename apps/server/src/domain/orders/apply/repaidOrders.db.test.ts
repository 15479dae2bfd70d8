import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { createTestProcessor } from '../../../testing/createTestProcessor.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, anyAccount, sampleReport } from '../../../testing/sampleMoney.ts';
import { createOrderService } from '../history/createOrderService.ts';
import type { ReportStatus } from '../reports/OrderReport.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const day = (number: number) => new Date(Date.UTC(2026, 9, number));

it('the story of an order says what of it repaid cashback that was taken back after it was paid', async () => {
  const memberId = await addMember(database);
  const orders = createOrderService({ database, findAccount: anyAccount });
  const clickId = await addClick(database, memberId);
  const tell = (orderId: string, status: ReportStatus, at: number, rupees: bigint) =>
    receiveReport(
      database,
      sampleReport({ orderId, clickId, status, occurredAt: day(at), saleAmountPaise: rupees * 100n }),
    );
  const storyOf = async (orderId: string) => {
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from shop_order where network_order_id = $1',
      [orderId],
    );
    return orders.storyOf(memberId, rows[0]?.id ?? '');
  };

  // at 5 %: ₹50, paid and taken back
  await tell('OD-first', 'approved', 1, 1_000n);
  await createTestProcessor({ database }).pay(memberId);
  await tell('OD-first', 'rejected', 2, 1_000n);
  // ₹20 and ₹80: the first repays, the second the rest
  await tell('OD-small', 'approved', 3, 400n);
  await tell('OD-large', 'approved', 4, 1_600n);

  const small = await storyOf('OD-small');
  expect(small.repaidAmount).toBe(20);
  expect(small.steps.at(-1)).toMatchObject({ kind: 'SENT_TO_BANK', state: 'done', expectedBy: null });
  const large = await storyOf('OD-large');
  expect(large.repaidAmount).toBe(30);
  expect(large.steps.at(-1)).toMatchObject({ kind: 'SENT_TO_BANK', state: 'current' });
  // that one made the debt
  expect((await storyOf('OD-first')).repaidAmount).toBe(0);
});
