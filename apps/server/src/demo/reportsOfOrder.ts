import { DEMO_NETWORK } from '@potli/api/fixtures';
import type { Queries } from '../db/database.ts';
import type { RateRow } from '../domain/orders/earnedRate.ts';
import type { ReportStatus } from '../domain/orders/OrderReport.ts';
import { applyReport } from '../domain/orders/receiveReport.ts';
import type { PickedClick } from './createClickPicker.ts';
import { type DemoEvent, daysBefore } from './DemoEvent.ts';
import type { PlannedOrder } from './plannedOrders.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** Prices of the orders, in rupees. */
const PRICES = [1249, 899, 2499, 3798.5, 649, 5490, 1799, 2149.75, 999, 7299, 1549, 3195, 478];

/** Members do not earn more than this part of what they pay. */
const MOST_EARNED = 12n;

interface ReportedOrder {
  order: PlannedOrder;
  click: PickedClick;
  /** The rates of the click. */
  rates: readonly RateRow[];
  /** Varies the order's number, price and goods. */
  index: number;
  now: Date;
}

/** The reports of a network about an order, each at its time. */
export function reportsOfOrder(queries: Queries, { order, click, rates, index, now }: ReportedOrder): DemoEvent[] {
  const orderId = `OD-${73_019_441 - index * 48_271}`;
  const paying = rates.filter(
    (rate) => !rate.newUsersOnly && rate.cashbackBasisPoints + Number(rate.cashbackPaise) > 0,
  );
  const bought = paying[(index * 7) % paying.length];
  if (!bought) throw new Error('A click of the demo earns nothing');
  const saleAmountPaise = priceOf(bought, index);
  const report = (status: ReportStatus, at: Date): DemoEvent => ({
    at,
    async run() {
      const facts = { network: DEMO_NETWORK, orderId, clickId: click.id, saleAmountPaise, occurredAt: at };
      const reason = status === 'rejected' ? order.reason : null;
      // some shops tell what was bought only when they decide
      const category = status === 'tracked' && index % 4 === 1 ? null : bought.categories[0];
      const eventId = `${orderId} ${status}`;
      const outcome = await applyReport(queries, { ...facts, status, eventId, reason, category }, at);
      if (outcome !== 'applied') throw new Error(`Order ${orderId} of the demo was ${outcome}`);
    },
  });
  const reportedAt = new Date(click.clickedAt.getTime() + (2 + ((index * 7) % 11)) * HOUR_MS);
  const early = reportedAt < now ? reportedAt : daysBefore(now, 1 / 48);
  return [
    report('tracked', early),
    ...(order.approved === undefined ? [] : [report('approved', daysBefore(now, order.approved))]),
    ...(order.rejected === undefined ? [] : [report('rejected', daysBefore(now, order.rejected))]),
  ];
}

/** A plausible sale in paise for what was bought; none for a lead. */
function priceOf({ kind, minimumPaise, cashbackPaise }: RateRow, index: number): bigint {
  if (kind === 'lead') return 0n;
  const usual = BigInt(Math.round((PRICES[(index * 5) % PRICES.length] ?? 1000) * 100));
  const least = [minimumPaise ?? 0n, cashbackPaise * MOST_EARNED];
  return least.reduce((price, floor) => (price < floor ? floor + price : price), usual);
}
