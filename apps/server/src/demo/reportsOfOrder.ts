import { indiaDay } from '@potli/api/units/india';
import { toBigPaise, toRupees } from '@potli/api/units/money';
import { HOUR_MS } from '@potli/api/units/time';
import type { Database } from '../db/database.ts';
import { applyReport } from '../domain/orders/apply/applyReports.ts';
import { commissionOf, type RateRow } from '../domain/orders/rates/earnedRate.ts';
import type { RateCard } from '../domain/orders/rates/rateCards.ts';
import type { ReportStatus } from '../domain/orders/reports/OrderReport.ts';
import { bookStatement } from '../domain/orders/settlements/bookStatement.ts';
import type { PickedClick } from './createClickPicker.ts';
import { type DemoEvent, daysBefore } from './DemoEvent.ts';
import type { PlannedOrder } from './plannedOrders.ts';

/** Prices of the orders, in rupees. */
const PRICES = [1249, 899, 2499, 3798.5, 649, 5490, 1799, 2149.75, 999, 7299, 1549, 3195, 478];

/** Members do not earn more than this part of what they pay. */
const MOST_EARNED = 12n;

interface ReportedOrder {
  order: PlannedOrder;
  click: PickedClick;
  /** The rates of the click. */
  card: RateCard;
  /** Varies the order's number, price and goods. */
  index: number;
  now: Date;
}

/** So long after an approval the networks of the demo pay. */
const PAID_AFTER_DAYS = 40;

/** The reports of a network about an order and its payment, each at its time. */
export function reportsOfOrder(orm: Database['orm'], { order, click, card, index, now }: ReportedOrder): DemoEvent[] {
  const orderId = `OD-${73_019_441 - index * 48_271}`;
  const paying = card.rows.filter(
    (rate) => !rate.newUsersOnly && rate.cashbackBasisPoints + Number(rate.cashbackPaise) > 0,
  );
  const bought = paying[(index * 7) % paying.length];
  if (!bought) throw new Error('A click of the demo earns nothing');
  const saleAmountPaise = priceOf(bought, index);
  const network = card.network ?? '';
  const commission = commissionOf(bought, saleAmountPaise) ?? 0n;
  const report = (status: ReportStatus, at: Date): DemoEvent => ({
    at,
    async run() {
      const facts = { network, orderId, clickId: click.id, saleAmountPaise, occurredAt: at };
      const reason = status === 'rejected' ? order.reason : null;
      // some shops report the goods only when they decide
      const category = status === 'tracked' && index % 4 === 1 ? null : bought.categories[0];
      const eventId = `${orderId} ${status}`;
      // what it pays, a network says when it approves
      const commissionPaise = status === 'approved' ? commission : null;
      const outcome = await applyReport(orm, { ...facts, status, eventId, reason, category, commissionPaise }, at);
      if (outcome !== 'applied') throw new Error(`Order ${orderId} of the demo was ${outcome}`);
    },
  });
  const payment = (at: Date): DemoEvent => ({
    at,
    run: () => bookStatement({ orm }, statementOf({ network, orderId, commission, index, at }), { now: at }),
  });
  const { approved, rejected } = order;
  const paid = approved === undefined ? undefined : approved - PAID_AFTER_DAYS;
  const wasPaid = paid !== undefined && paid > 0 && (rejected === undefined || rejected < paid);
  const reportedAt = new Date(click.clickedAt.getTime() + (2 + ((index * 7) % 11)) * HOUR_MS);
  const early = reportedAt < now ? reportedAt : daysBefore(now, 1 / 48);
  return [
    report('tracked', early),
    ...(approved === undefined ? [] : [report('approved', daysBefore(now, approved))]),
    ...(rejected === undefined ? [] : [report('rejected', daysBefore(now, rejected))]),
    ...(wasPaid ? [payment(daysBefore(now, paid))] : []),
  ];
}

interface DemoPayment {
  network: string;
  orderId: string;
  /** Paise */
  commission: bigint;
  index: number;
  at: Date;
}

/** The line of a monthly statement; now and then a network pays a tenth less than it stated. */
function statementOf({ network, orderId, commission, index, at }: DemoPayment) {
  const paid = index % 11 === 4 ? (commission * 9n) / 10n : commission;
  return {
    network,
    statement: `${network} ${indiaDay(at).slice(0, 7)}`,
    settledAt: at.toISOString(),
    lines: [{ orderId, commission: toRupees(paid) }],
  };
}

/** A plausible sale in paise for what was bought; none for a lead. */
function priceOf({ kind, minimumPaise, cashbackPaise }: RateRow, index: number): bigint {
  if (kind === 'lead') return 0n;
  const usual = toBigPaise(PRICES[(index * 5) % PRICES.length] ?? 1000);
  const least = [minimumPaise ?? 0n, cashbackPaise * MOST_EARNED];
  return least.reduce((price, floor) => (price < floor ? floor + price : price), usual);
}
