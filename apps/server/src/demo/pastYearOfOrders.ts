import { DEMO_CARD_NETWORK, DEMO_NETWORK } from '@potli/api/fixtures';
import type { Database } from '../db/database.ts';
import { savePolicy } from '../domain/ledger/books/networkPolicy.ts';
import { readRateCard } from '../domain/orders/rates/rateCards.ts';
import { createClickPicker } from './createClickPicker.ts';
import type { DemoEvent } from './DemoEvent.ts';
import { demoClaims } from './demoClaims.ts';
import { payoutSteps } from './payoutSteps.ts';
import { plannedOrders, plannedOrdersOfFriends, plannedPayouts } from './plannedOrders.ts';
import { reportsOfOrder } from './reportsOfOrder.ts';

interface Shoppers {
  ashaId: bigint;
  /** In the order in which they joined. */
  friendIds: readonly bigint[];
}

const policies = [
  { network: DEMO_NETWORK, pays: 'approval', advanceLimitPaise: 5_000_000n, settlesAfterDays: 45 },
  // the commission of a card is large, and a bank decides late whether it pays it
  { network: DEMO_CARD_NETWORK, pays: 'settlement', advanceLimitPaise: 0n, settlesAfterDays: 45 },
] as const;

/**
 * Plays a year of orders, claims and payouts in order of time, by the same functions as in production: so the ledger and every
 * table agree.
 */
export async function pastYearOfOrders(
  orm: Database['orm'],
  { ashaId, friendIds }: Shoppers,
  now: Date,
): Promise<void> {
  for (const policy of policies) await savePolicy({ orm }, policy);
  const pick = await createClickPicker(orm, now);
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
    const card = await readRateCard(orm, click.rateCardId);
    reports.push(...reportsOfOrder(orm, { order, click, card, index, now }));
  }
  const events = [
    ...reports,
    ...demoClaims(orm, ashaId, now),
    ...plannedPayouts.flatMap((payout) => payoutSteps(orm, { payout, memberId: ashaId, now })),
  ];
  for (const { run } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await run();
}
