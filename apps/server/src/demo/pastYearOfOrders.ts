import type { Queries } from '../db/database.ts';
import { readRateCard } from '../domain/orders/rateCards.ts';
import { createClickPicker } from './createClickPicker.ts';
import type { DemoEvent } from './DemoEvent.ts';
import { payoutSteps } from './payoutSteps.ts';
import { plannedOrders, plannedOrdersOfFriends, plannedPayouts } from './plannedOrders.ts';
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
export async function pastYearOfOrders(queries: Queries, { ashaId, friendIds }: Shoppers, now: Date): Promise<void> {
  const pick = await createClickPicker(queries, now);
  const plans = [
    ...plannedOrders.map((order) => ({ order, memberId: ashaId })),
    ...plannedOrdersOfFriends.flatMap(({ friend, ...order }) => {
      const memberId = friendIds[friend];
      return memberId === undefined ? [] : [{ order, memberId }];
    }),
  ];
  const reports: DemoEvent[] = [];
  for (const [index, { order, memberId }] of plans.entries()) {
    const click = pick(memberId, order);
    const { rows: rates } = await readRateCard(queries, click.rateCardId);
    reports.push(...reportsOfOrder(queries, { order, click, rates, index, now }));
  }
  const events = [
    ...reports,
    ...plannedPayouts.flatMap((payout) => payoutSteps(queries, { payout, memberId: ashaId, now })),
  ];
  for (const { run } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await run();
}
