import { DAY_MS } from '@potli/api/units/time';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { sampleDevice } from '../../../testing/sampleMember.ts';
import { addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { applyReports } from '../../orders/apply/applyReports.ts';
import type { OrderReport } from '../../orders/reports/OrderReport.ts';
import { ownBody } from '../../orders/reports/reportBodies.ts';
import { createUuidV7 } from '../../platform/shared/uuidV7.ts';
import { insertClicks, toClickRow } from '../clicks/clickRows.ts';
import { learnReportDelays } from './reportDelays.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const now = new Date();
const memberId = await addMember(database);
const uuidV7 = createUuidV7();

const destination = { redirectUrl: null, rateCardId: null, termsId: null, cashbackBasisPoints: 500, cashbackPaise: 0n };

/** Clicks of a store, so many days ago, each with an order that was reported so many hours later. */
async function addOrders(storeId: bigint, daysAgo: number, hours: readonly number[]): Promise<OrderReport[]> {
  const clickedAt = new Date(now.getTime() - daysAgo * DAY_MS);
  const clicks = hours.map(() =>
    toClickRow({
      id: uuidV7(clickedAt.getTime()),
      memberId,
      source: 'STORE',
      clickedAt,
      device: sampleDevice,
      destination: { ...destination, id: storeId },
    }),
  );
  await insertClicks(database, clicks);
  // many networks tell the time of the purchase
  const common = { network: 'bazaar', occurredAt: clickedAt };
  return clicks.flatMap(({ id: clickId }, index) => {
    const order = { ...common, clickId, orderId: `OD-${storeId}-${index}` };
    const [first, second] = [`${hours[index]} ${order.orderId}`, `700 ${order.orderId}`];
    return [
      sampleReport({ ...order, eventId: first }),
      sampleReport({ ...order, eventId: second, status: 'approved', occurredAt: new Date(clickedAt.getTime() + 1) }),
    ];
  });
}

const learnt = async () => {
  const { rows } = await database.pool.query<{ store: string; hours: number; orders: number }>(
    'select store_id as store, delay_seconds / 3600.0::float as hours, orders from report_delay order by store_id',
  );
  return rows;
};

it('learns in what time nine of ten orders of a store are first reported, from enough orders that are old enough', async () => {
  const twenty = Array.from({ length: 20 }, (_, index) => index + 1);
  const reports = [
    ...(await addOrders(1n, 60, twenty)),
    // too few to know
    ...(await addOrders(2n, 60, twenty.slice(1))),
    // of this month only the fast ones are there
    ...(await addOrders(3n, 29, twenty)),
    // before the half year
    ...(await addOrders(4n, 211, twenty)),
  ];
  await database.orm.transaction((queries) =>
    applyReports(
      queries,
      reports.map((report) => ({ report, body: ownBody(report) })),
      now,
    ),
  );
  await database.pool.query(`update order_report set received_at = click.clicked_at + split_part(event_id, ' ', 1)::int * interval '1 hour'
    from click where click.id = click_id::uuid`);

  expect(await learnReportDelays(database, now)).toBe(1);
  expect(await learnt()).toEqual([{ store: '1', hours: 18, orders: 20 }]);

  // half a year later the store is not known any more
  expect(await learnReportDelays(database, new Date(now.getTime() + 200 * DAY_MS))).toBe(0);
  expect(await learnt()).toEqual([]);
});
