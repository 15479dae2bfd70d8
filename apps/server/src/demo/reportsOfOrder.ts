import type { Queries } from '../db/database.ts';
import type { ReportStatus } from '../domain/orders/OrderReport.ts';
import { applyReport } from '../domain/orders/receiveReport.ts';
import type { PickedClick } from './createClickPicker.ts';
import { type DemoEvent, daysBefore } from './DemoEvent.ts';
import type { PlannedOrder } from './plannedOrders.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** Prices of the orders, in rupees. */
const PRICES = [1249, 899, 2499, 3798.5, 649, 5490, 1799, 2149.75, 999, 7299, 1549, 3195, 478];

interface ReportedOrder {
  order: PlannedOrder;
  click: PickedClick;
  /** Varies the order's number and price. */
  index: number;
  now: Date;
}

/** The reports of a network about an order, each at its time. */
export function reportsOfOrder(queries: Queries, { order, click, index, now }: ReportedOrder): DemoEvent[] {
  const orderId = `OD-${73_019_441 - index * 48_271}`;
  const saleAmountPaise = BigInt(Math.round((PRICES[(index * 5) % PRICES.length] ?? 1000) * 100));
  const report = (status: ReportStatus, at: Date): DemoEvent => ({
    at,
    async run() {
      const facts = { network: 'demo', orderId, clickId: click.id, saleAmountPaise, occurredAt: at };
      const reason = status === 'rejected' ? order.reason : null;
      const outcome = await applyReport(queries, { ...facts, status, eventId: `${orderId} ${status}`, reason }, at);
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
