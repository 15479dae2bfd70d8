import type { Queries } from '../db/database.ts';
import { createClickPicker } from './createClickPicker.ts';
import { demoOrders, demoOrdersOfFriends, demoPayouts } from './demoOrders.ts';
import { payoutSteps } from './payoutSteps.ts';
import { reportsOfOrder } from './reportsOfOrder.ts';

interface Shoppers {
  ashaId: bigint;
  /** In the order in which they joined. */
  friendIds: readonly bigint[];
}

/**
 * Plays a year of orders and payouts in order of time, by the same functions as in production: so the ledger and every
 * table agree.
 */
export async function pastYearOfMoney(queries: Queries, { ashaId, friendIds }: Shoppers, now: Date): Promise<void> {
  const pick = await createClickPicker(queries, now);
  const plans = [
    ...demoOrders.map((order) => ({ order, memberId: ashaId })),
    ...demoOrdersOfFriends.flatMap(({ friend, ...order }) => {
      const memberId = friendIds[friend];
      return memberId === undefined ? [] : [{ order, memberId }];
    }),
  ];
  const events = [
    ...plans.flatMap(({ order, memberId }, index) =>
      reportsOfOrder(queries, { order, click: pick(memberId, order), index, now }),
    ),
    ...demoPayouts.flatMap((payout) => payoutSteps(queries, { payout, memberId: ashaId, now })),
  ];
  for (const { run } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await run();
}
