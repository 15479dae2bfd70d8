import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { receiveReport } from '../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../testing/sampleMoney.ts';
import { createCashbackService } from './createCashbackService.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const firstPage = { pageNumber: 0, pageSize: 50 };

it('tells each change with its cause; of the order of a friend only the share', async () => {
  const host = await addMember(database, undefined, 'HOST77');
  const friend = await addMember(database, 'HOST77');
  const clickId = await addClick(database, friend);
  const order = { clickId, orderId: 'OD-friend' };
  await receiveReport(database, sampleReport({ ...order, status: 'tracked' }));
  await receiveReport(
    database,
    sampleReport({ ...order, status: 'approved', occurredAt: new Date('2026-10-02T06:00:00Z') }),
  );
  const { cashbackOf } = createCashbackService(database);
  const own = await cashbackOf(friend, firstPage);
  expect(own.entries.map(({ id, kind, changes }) => ({ id, kind, changes }))).toEqual([
    {
      id: '2',
      kind: 'CONFIRMED',
      changes: [
        { account: 'PENDING', amount: -50 },
        { account: 'APPROVED', amount: 50 },
      ],
    },
    { id: '1', kind: 'TRACKED', changes: [{ account: 'PENDING', amount: 50 }] },
  ]);
  expect(own.entries.every(({ reference }) => reference !== null)).toBe(true);
  const { entries } = await cashbackOf(host, firstPage);
  expect(entries).toMatchObject([
    { kind: 'REFERRAL', changes: [{ account: 'APPROVED', amount: 2.5 }], reference: null, storeName: null },
  ]);
});
