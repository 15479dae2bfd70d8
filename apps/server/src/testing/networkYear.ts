import type { Database } from '../db/database.ts';
import { settleStatement } from '../domain/settlements/settleStatement.ts';
import { shuffled } from './createRandom.ts';
import {
  type Clicker,
  type PlannedPayment,
  type PlannedReport,
  planPayments,
  planReports,
  tell,
} from './randomReports.ts';
import { receiveReport } from './receiveReport.ts';

/** How a network reports and pays, the same for the same seed. */
export interface Year {
  seed: number;
  network: string;
  orders: number;
  events: number;
  shoppers: readonly Clicker[];
}

type YearEvent = { report: PlannedReport } | { payment: PlannedPayment };

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

/** Lets an event of the year happen. */
export async function happen(
  database: Pick<Database, 'orm'>,
  event: YearEvent,
  { network, shoppers }: Pick<Year, 'network' | 'shoppers'>,
): Promise<void> {
  if ('report' in event) {
    await receiveReport(database, tell(event.report, network, shoppers));
    return;
  }
  const { order, paidPaise } = event.payment;
  await settleStatement(database, {
    network,
    statement: 'all of the year',
    settledAt: '2026-10-01T00:00:00Z',
    lines: [{ orderId: `order-${order}`, commission: Number(paidPaise) / 100 }],
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
