import type * as calls from '../../contract/adminOrders.ts';
import type { ReviewOrder } from '../../contract/adminOrders.ts';
import { DAY_MS } from '../../units/time.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

/** Orders of the mock that a person looks at: one for each reason. */
export function adminOrderResolvers(nowMs: number): ResolversOf<typeof calls> {
  const approved = (id: string, days: number, change: Partial<ReviewOrder>): ReviewOrder => ({
    id,
    network: 'bazaar',
    orderId: `BZ-${id}`,
    storeOrderId: null,
    reason: 'costs more',
    approvedAt: new Date(nowMs - days * DAY_MS).toISOString(),
    commission: 0,
    cashback: 50,
    referral: 0,
    claim: 0,
    ...change,
  });
  let orders = [
    approved('3107', 9, { reason: 'no commission', cashback: 129.5 }),
    approved('3121', 2, { reason: 'low commission', commission: 20, storeOrderId: 'OD-88213' }),
    approved('3090', 12, { commission: 50, referral: 5 }),
  ];

  return {
    listReviewOrders: ({ query }) =>
      toPage(
        orders.filter(({ reason }) => (reason === 'costs more') === (query.list === 'costly')),
        query,
      ),
    acceptOrder({ params, body }) {
      const found = orders.find(({ id }) => id === params.id);
      if (!found) throw new MockProblem(404, 'There is no such order.');
      if (found.reason === 'costs more') throw new MockProblem(409, 'The order does not wait for a person.');
      const { network, orderId, cashback } = found;
      if (cashback !== body.cashback)
        throw new MockProblem(409, `The cashback of order ${orderId} is ₹${cashback} by now, not ₹${body.cashback}.`);
      orders = orders.filter((order) => order !== found);
      return { network, orderId, cashback };
    },
  };
}
