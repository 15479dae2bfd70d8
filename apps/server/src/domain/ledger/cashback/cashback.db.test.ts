import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { sampleCard, sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { importCatalogue } from '../../shop/catalogue/import/importCatalogue.ts';
import { createCashbackService } from './createCashbackService.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const firstPage = { pageNumber: 0, pageSize: 50 };

it('lists each change with its cause; of the order of a friend only the share', async () => {
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

it('names the shop of an order, or the card', async () => {
  await importCatalogue(database, sampleCatalogue());
  const { rows } = await database.pool.query<{ source: string; id: string; name: string }>(
    `select 'STORE' as source, id, store_name as name from store where url_slug = 'kapas'
    union all select 'CREDIT_CARD', id, heading from credit_card where url_slug = $1`,
    [sampleCard.urlSlug],
  );
  const member = await addMember(database);
  for (const { source, id } of rows) {
    const clickId = await addClick(database, member, { source, sourceId: BigInt(id) });
    await receiveReport(database, sampleReport({ clickId, orderId: `OD ${source}` }));
  }
  const { entries } = await createCashbackService(database).cashbackOf(member, firstPage);
  expect(entries.map(({ storeName }) => storeName)).toEqual(rows.map(({ name }) => name).toReversed());
  expect(rows.at(-1)?.name).toBe(sampleCard.heading);
});
