import type * as calls from '../../contract/adminReceivables.ts';
import { RECEIVABLE_AGES, type Receivable, type UnpaidOrder } from '../../contract/adminReceivables.ts';
import { INDIA_OFFSET } from '../../units/india.ts';
import { sumRupees } from '../../units/money.ts';
import { DAY_MS } from '../../units/time.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

const openOf = (orders: readonly UnpaidOrder[]) => sumRupees(orders.map(({ open }) => open));

const ageOf = ({ days }: UnpaidOrder) => {
  const age = RECEIVABLE_AGES.findIndex((most) => days <= most);
  return age === -1 ? RECEIVABLE_AGES.length : age;
};

const toReceivable = (network: string, orders: readonly UnpaidOrder[]): Receivable => ({
  network,
  orders: orders.length,
  open: openOf(orders),
  oldestAt: orders[0]?.approvedAt ?? '',
  ages: [...RECEIVABLE_AGES, null].map((_most, age) => openOf(orders.filter((order) => ageOf(order) === age))),
});

/** Orders of the mock that networks have not paid: of one network a few, of another so many that they take two pages. */
export function adminReceivableResolvers(nowMs: number): ResolversOf<typeof calls> {
  const unpaid = (network: string, orderId: string, days: number, change: Partial<UnpaidOrder> = {}): UnpaidOrder => ({
    network,
    orderId,
    approvedAt: new Date(nowMs - days * DAY_MS).toISOString(),
    days,
    commission: 80,
    paid: 0,
    open: 80,
    isEstimated: false,
    ...change,
  });
  let orders = [
    unpaid('bazaar', 'BZ-3001', 97, { commission: 1250.5, open: 1250.5 }),
    unpaid('bazaar', 'BZ-3044', 41, { paid: 30, open: 50 }),
    unpaid('bazaar', 'BZ-3107', 12, { isEstimated: true }),
    ...Array.from({ length: 12 }, (_, index) => unpaid('cuelinks', `CL-${700 + index}`, 70 - index)),
  ];
  return {
    listReceivables: ({ query }) =>
      toPage(
        [...Map.groupBy(orders, ({ network }) => network)].map(([network, of]) => toReceivable(network, of)),
        query,
      ),
    listUnpaidOrders: ({ query }) =>
      toPage(
        orders.filter(({ network }) => query.network === undefined || network === query.network),
        query,
      ),
    writeOffReceivable({ body: { network, to, members, seen } }) {
      const end = Date.parse(`${to}T00:00:00${INDIA_OFFSET}`) + DAY_MS;
      const isAsked = (order: UnpaidOrder) => order.network === network && Date.parse(order.approvedAt) < end;
      const asked = orders.filter(isAsked);
      const waiting = members === 'pay' ? 50 : 0;
      const sum = { orders: asked.length, loss: openOf(asked), waiting: asked.length > 0 ? waiting : 0, given: 0 };
      if (seen === undefined) return { ...sum, outcome: 'shown' };
      if (JSON.stringify(seen) !== JSON.stringify(sum))
        throw new MockProblem(409, `For ${network} it is another amount by now. Nothing was booked. Look at it again.`);
      orders = orders.filter((order) => !isAsked(order));
      return { ...sum, outcome: 'writtenOff' };
    },
  };
}
