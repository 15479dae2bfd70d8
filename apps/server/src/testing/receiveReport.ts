import type { Database } from '../db/database.ts';
import { applyReport } from '../domain/orders/apply/applyReports.ts';
import { receiveBodies } from '../domain/orders/apply/receiveBodies.ts';
import type { OrderReport } from '../domain/orders/reports/OrderReport.ts';
import type { ReportAdapter, SentReport } from '../domain/orders/reports/ReportAdapter.ts';
import { ProblemError } from '../errors/ProblemError.ts';

/** Applies a report as if its network had sent it. Returns after the commit. */
export function receiveReport({ orm }: Pick<Database, 'orm'>, report: OrderReport, now = new Date()) {
  return orm.transaction((queries) => applyReport(queries, report, now));
}

/** Receives one body. Throws why it is refused. */
export async function receiveBody(
  database: Pick<Database, 'orm'>,
  sent: SentReport,
  adapter: ReportAdapter,
  now = new Date(),
) {
  const [outcome] = await receiveBodies(database, [sent], adapter, now);
  if (outcome instanceof ProblemError) throw outcome;
  return outcome;
}
