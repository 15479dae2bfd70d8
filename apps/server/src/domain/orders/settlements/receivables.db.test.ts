import { WRITE_OFF_MOST_ORDERS } from '@potli/api/contract/adminReceivables';
import { DAY_MS } from '@potli/api/units/time';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { readReceivables, readUnpaid, readUnpaidPage } from '../../ledger/books/readUnpaid.ts';
import { bookStatement } from './bookStatement.ts';
import { previewWriteOff } from './writeOffExactly.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const now = new Date('2026-10-31T12:00:00.000Z');
const page = { pageNumber: 0, pageSize: 10 };

it('what networks owe is summed by age, order by order as it is listed', async () => {
  const clickId = await addClick(database, await addMember(database));
  const report = (network: string, orderId: string, days: number) =>
    receiveReport(
      database,
      sampleReport({
        network,
        orderId,
        clickId,
        status: 'approved',
        commissionPaise: 8_000n,
        occurredAt: new Date(now.getTime() - days * DAY_MS),
      }),
    );
  for (const [index, days] of [30, 31, 60, 90, 91].entries()) await report('aged', `AGED-${index}`, days);
  await report('later', 'LATER-1', 0);
  const lines = [
    { orderId: 'AGED-1', commission: 30 },
    { orderId: 'AGED-3', commission: 80 },
    { orderId: 'LATER-1', commission: 90 },
  ];
  for (const network of ['aged', 'later'])
    await bookStatement(database, {
      network,
      statement: 'S-1',
      settledAt: now.toISOString(),
      lines: lines.filter(({ orderId }) => orderId.toLowerCase().startsWith(network)),
    });
  const { rows, totalCount } = await readReceivables(database, page, now);
  expect(totalCount).toBe(2);
  expect(rows).toEqual([
    { network: 'aged', orders: 4, open: 290, oldestAt: '2026-08-01T12:00:00.000Z', ages: [80, 130, 0, 80] },
    { network: 'later', orders: 1, open: -10, oldestAt: now.toISOString(), ages: [-10, 0, 0, 0] },
  ]);
  const second = await readUnpaidPage(database, { network: 'aged', pageNumber: 1, pageSize: 3 }, now);
  expect(second).toMatchObject({ totalCount: 4, totalPages: 2, rows: [{ orderId: 'AGED-0', days: 30, open: 80 }] });
  const all = await readUnpaid(database, 'aged', now);
  const first = await readUnpaidPage(database, { network: 'aged', pageNumber: 0, pageSize: 3 }, now);
  expect([...first.rows, ...second.rows]).toEqual(all);
});

it('so many orders are written off at once as one transaction should lock, and those that are paid do not count', async () => {
  const clickId = await addClick(database, await addMember(database));
  const report = { network: 'large', orderId: 'LARGE', clickId, status: 'approved', commissionPaise: 8_000n } as const;
  await receiveReport(database, sampleReport({ ...report, occurredAt: new Date('2026-10-01Z') }));
  const add = (first: number, count: number, change: object) =>
    database.pool.query(
      `insert into shop_order overriding system value
       select (jsonb_populate_record(one, $3::jsonb || jsonb_build_object('id', $1::int + n, 'network_order_id', 'LARGE-' || ($1::int + n)))).*
       from shop_order as one, generate_series(1, $2::int) as n where one.network_order_id = 'LARGE'`,
      [first, count, JSON.stringify(change)],
    );
  const look = () => previewWriteOff(database.orm, { network: 'large', before: now, members: 'decline' });
  // its network paid less than was assumed, and owes nothing
  await add(1_000_000, 1_100, {
    commission_estimated: true,
    settled_paise: 4_000,
    settled_at: '2026-09-02Z',
    version_at: '2026-09-01Z',
  });
  expect(await look()).toMatchObject({ orders: 1, loss: 80 });
  await add(2_000_000, WRITE_OFF_MOST_ORDERS - 1, {});
  expect(await look()).toMatchObject({ orders: WRITE_OFF_MOST_ORDERS });
  await add(3_000_000, 1, {});
  await expect(look()).rejects.toMatchObject({
    kind: 'invalid',
    message:
      'More than 1000 orders of large are unpaid to this day. Choose an earlier one, or write them off by command.',
  });
});
