import { DAY_MS, HOUR_MS } from '@potli/api/units/time';
import { onTestFinished } from 'vitest';
import { createPull } from '../adapters/networks/pulls/createPull.ts';
import type { Database } from '../db/database.ts';
import type { ReportPull } from '../domain/orders/networks/ReportPull.ts';
import type { NetworkPullSettings } from '../settings/networkPulls.ts';
import { createTestDatabase } from './createTestDatabase.ts';
import { addClicks, addMember } from './sampleMoney.ts';
import { type FakeNetwork, fakeCredentials, startFakeNetwork } from './startFakeNetwork.ts';

type Kind = NetworkPullSettings['kind'];

interface BookedOrder {
  status: string;
  /** In rupees, as the network says it. */
  sale: number;
  commission: number;
}

const STATUS = { pending: 'tracked', approved: 'approved', declined: 'rejected' };

/** A time of October 2026, in UTC. */
export const day = (number: number, hour = 0) => new Date(Date.UTC(2026, 9, number, hour));

/** So long ago that all orders of a network that begins then are over, and so short that a run of today asks for them. */
export const threeWeeksAgo = () => new Date(Date.now() - 21 * DAY_MS);

/** An empty shop, and a network with orders of its clicks, the first on `from`, which the shop can ask for. Both close with the test. */
export async function openPulledNetwork(kind: Kind, orders = 0, from = day(1)) {
  const database = await createTestDatabase();
  const network = await startFakeNetwork(kind);
  onTestFinished(async () => {
    await network.close();
    await database.close();
  });
  if (orders > 0) await addOrders(database, network, { count: orders, from });
  return {
    database,
    network,
    pullOf: (pace = {}): ReportPull =>
      createPull(
        { network: kind, kind, ...fakeCredentials, url: network.url },
        { paceMs: 0, pauseMs: 1, timeoutMs: 5_000, ...pace },
      ),
    /** The orders of the shop, in the order of their clicks. */
    async booked(): Promise<BookedOrder[]> {
      const { rows } = await database.pool.query<BookedOrder>(
        `select status, sale_paise::float8 / 100 as sale, commission_paise::float8 / 100 as commission
         from shop_order join click on click.id = shop_order.click_id order by click_id`,
      );
      return rows;
    },
    /** What the network has, as the shop has to have it. */
    expected: (): BookedOrder[] =>
      network.orders
        .toSorted((one, other) => (one.clickId < other.clickId ? -1 : 1))
        .map(({ status, sale, commission }) => ({ status: STATUS[status], sale, commission })),
  };
}

/** Orders of clicks of one member, in twenty days. */
async function addOrders(
  database: Database,
  network: FakeNetwork,
  { count, from }: { count: number; from: Date },
): Promise<void> {
  const member = await addMember(database);
  const times = Array.from(
    { length: count },
    (_, number) => new Date(from.getTime() + (number % 20) * DAY_MS + (number % 24) * HOUR_MS),
  );
  const clicks = times.map((orderedAt) => ({ clickedAt: new Date(orderedAt.getTime() - HOUR_MS) }));
  const clickIds = await addClicks(database, member, clicks);
  for (const [number, orderedAt] of times.entries()) {
    const clickId = clickIds[number] ?? '';
    const sale = 500 + number * 1.25;
    network.orders.push({
      number,
      clickId,
      status: 'pending',
      sale,
      commission: 10 + number / 4,
      currency: 'INR',
      orderedAt,
    });
  }
  network.orders.sort((one, other) => one.orderedAt.getTime() - other.orderedAt.getTime());
}
