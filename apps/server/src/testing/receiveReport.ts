import type { Database } from '../db/database.ts';
import type { OrderReport } from '../domain/orders/OrderReport.ts';
import { applyReport } from '../domain/orders/receiveReport.ts';

/** Applies a report as if its network had sent it. Returns after the commit. */
export function receiveReport({ orm }: Pick<Database, 'orm'>, report: OrderReport, now = new Date()) {
  return orm.transaction((queries) => applyReport(queries, report, now));
}
