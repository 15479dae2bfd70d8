import type { OrderReport } from '../reports/OrderReport.ts';
import type { ReadBody } from '../reports/reportBodies.ts';

/** A report with the body that it was read from. */
export interface ReadReport {
  report: OrderReport;
  body: ReadBody;
}
