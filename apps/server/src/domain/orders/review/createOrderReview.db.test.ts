import { afterAll, expect, it } from 'vitest';
import { addHeldOrder } from '../../../testing/addHeldOrder.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { addMember } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { walletsOf } from '../../../testing/walletsOf.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { createOrderReview } from './createOrderReview.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const review = createOrderReview(database.orm);
const once: Once<{ network: string; orderId: string; cashback: number }> = (write) => database.orm.transaction(write);
const accept = (id: string, cashback: number) => review.accept({ id, cashback, who: 'member:4' }, once);
const held = async () => (await review.list({ list: 'held', pageNumber: 0, pageSize: 10 })).rows;

it('accepts the amount that was read, and refuses another one', async () => {
  const memberId = await addMember(database);
  const wallet = async () => (await walletsOf(database, [{ memberId }]))[0];
  const { id, orderId } = await addHeldOrder(database, memberId);
  expect(await held()).toEqual([
    {
      id,
      network: 'bazaar',
      orderId,
      storeOrderId: null,
      reason: 'no commission',
      approvedAt: '2026-10-01T06:00:00.000Z',
      commission: 0,
      cashback: 50,
      referral: 0,
      claim: 0,
    },
  ]);
  await expect(accept(id, 49.99)).rejects.toThrow(`The cashback of order ${orderId} is ₹50 by now, not ₹49.99.`);
  expect(await wallet()).toMatchObject({ approved: 0n, pending: 5_000n });
  expect(await accept(id, 50)).toEqual({ network: 'bazaar', orderId, cashback: 50 });
  expect(await wallet()).toMatchObject({ approved: 5_000n, pending: 0n });
  expect(await held()).toEqual([]);
  await expect(accept(id, 50)).rejects.toMatchObject({ kind: 'conflict' });
  await expect(accept('nobody', 50)).rejects.toMatchObject({ kind: 'notFound' });
  expect(await checkLedger(database)).toEqual(soundLedger);
});
