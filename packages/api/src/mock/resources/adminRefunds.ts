import type * as calls from '../../contract/adminRefunds.ts';
import type { GiftCardRefund } from '../../contract/adminRefunds.ts';
import { REFUND_ATTEMPTS } from '../../contract/policy.ts';
import { DAY_MS, HOUR_MS } from '../../units/time.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

/** Refunds of the mock: one of each kind that an operator meets. */
export function adminRefundResolvers(nowMs: number): ResolversOf<typeof calls> {
  const before = (ms: number) => new Date(nowMs - ms).toISOString();
  const open = (order: string, days: number, change: Partial<GiftCardRefund>): GiftCardRefund => ({
    order,
    provider: 'razorpay',
    providerOrder: `order_${order}`,
    payment: `pay_${order}`,
    amount: 478.75,
    since: before(days * DAY_MS),
    late: false,
    failed: 0,
    isGivenUp: false,
    refunded: null,
    refund: null,
    nextAsk: before(-HOUR_MS),
    byHand: null,
    ...change,
  });
  const taken = { since: before(2 * DAY_MS), reference: null, amount: null, closedAt: null };
  let refunds = [
    open('4107', 190, { late: true, failed: REFUND_ATTEMPTS, isGivenUp: true, amount: 1915 }),
    open('4166', 9, { late: true, byHand: { ...taken, reason: 'The payment is older than six months' } }),
    open('4171', 4, { late: true, refunded: 100 }),
    open('4180', 1, { refund: 'rfnd_4180' }),
    open('4182', 0, { failed: 1 }),
    open('4009', 40, {
      nextAsk: null,
      byHand: {
        ...taken,
        reason: 'The account at the provider is closed',
        reference: 'N335260011223344',
        amount: 478.75,
        closedAt: before(DAY_MS),
      },
    }),
  ];
  const isClosed = ({ byHand }: GiftCardRefund) => byHand !== null && byHand.closedAt !== null;

  return {
    listRefunds: ({ query }) =>
      toPage(
        refunds.filter((each) => isClosed(each) === (query.state === 'closed')),
        query,
      ),
    refundByHand({ params, body: { reason, reference, isConfirmed } }) {
      const found = refunds.find(({ order }) => order === params.order);
      if (!found) throw new MockProblem(404, 'There is no such order of gift cards.');
      if (isClosed(found)) throw new MockProblem(409, 'The money of this order has gone back already.');
      if (found.refund !== null && !isConfirmed)
        throw new MockProblem(
          409,
          `A refund is on its way as ${found.refund}. Only if the provider confirms that it never arrives.`,
        );
      const at = new Date(nowMs).toISOString();
      const since = found.byHand?.since ?? at;
      const byHand =
        reference === undefined
          ? { since, reason, reference: null, amount: null, closedAt: null }
          : { since, reason, reference, amount: found.amount - (found.refunded ?? 0), closedAt: at };
      const changed = { ...found, late: reference === undefined, byHand };
      refunds = refunds.map((each) => (each === found ? changed : each));
      return changed;
    },
  };
}
