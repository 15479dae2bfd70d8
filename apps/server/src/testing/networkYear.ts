import { toRupees } from '@potli/api/units/money';
import type { Database } from '../db/database.ts';
import { bookStatement } from '../domain/orders/settlements/bookStatement.ts';
import { shuffled } from './createRandom.ts';
import {
  type Clicker,
  type PlannedPayment,
  type PlannedReport,
  planPayments,
  planReports,
  tell,
} from './randomReports.ts';
import { type NetworkHost, sendReport } from './sendReport.ts';
import { whileBusy } from './whileBusy.ts';

/** How a network reports and pays, the same for the same seed. */
export interface Year {
  seed: number;
  network: string;
  orders: number;
  events: number;
  shoppers: readonly Clicker[];
}

export type YearEvent = { report: PlannedReport } | { payment: PlannedPayment };

/** Reports and payments in any order, many twice. */
export function planYear(
  random: (below: number) => number,
  { orders, events, shoppers }: Omit<Year, 'seed'>,
): YearEvent[] {
  const reports = planReports(random, shoppers.length, orders, events);
  const payments = planPayments(random, orders);
  const twice = payments.filter(() => random(3) === 0);
  return shuffled(
    [...reports.map((report) => ({ report })), ...[...payments, ...twice].map((payment) => ({ payment }))],
    random,
  );
}

/** Lets an event of the year happen. @throws where the report was not received, or not as it should */
export async function happen(
  database: Pick<Database, 'orm'>,
  event: YearEvent,
  { network, shoppers, host }: Pick<Year, 'network' | 'shoppers'> & { host: NetworkHost },
): Promise<void> {
  if ('report' in event) {
    const { status } = await whileBusy(async () => sendReport(host, tell(event.report, network, shoppers)));
    if (status !== 200) throw new Error(`A report was answered with ${status}`);
    return;
  }
  const { order, paidPaise } = event.payment;
  await bookStatement(database, {
    network,
    statement: 'all of the year',
    settledAt: '2026-10-01T00:00:00Z',
    lines: [{ orderId: `order-${order}`, commission: toRupees(paidPaise) }],
  });
}

export const reportsIn = (events: readonly YearEvent[]) =>
  events.flatMap((event) => ('report' in event ? [event.report] : []));

/** What was paid, each order once. */
export const paymentsIn = (events: readonly YearEvent[]) => [
  ...new Map(
    events.flatMap((event) => ('payment' in event ? [[event.payment.order, event.payment] as const] : [])),
  ).values(),
];
