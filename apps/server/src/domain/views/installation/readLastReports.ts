import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { orderReport } from '../../../db/schema/shopOrder.ts';

/** How far back reports are looked for (s). */
export const REPORTS_SINCE_SECONDS = 172_800;

interface LastReport {
  network: string;
  at: Date;
  /** By the clock of the database (s). */
  age: number;
}

/** The newest report of each network, where it is under `REPORTS_SINCE_SECONDS`. Reads the newest reports only. */
export const readLastReports = (queries: Queries): Promise<LastReport[]> =>
  queries
    .select({
      network: orderReport.network,
      at: sql`max(${orderReport.receivedAt})`.mapWith(orderReport.receivedAt),
      age: sql`extract(epoch from now() - max(${orderReport.receivedAt}))`.mapWith(Number),
    })
    .from(orderReport)
    .where(sql`${orderReport.receivedAt} > now() - make_interval(secs => ${REPORTS_SINCE_SECONDS})`)
    .groupBy(orderReport.network);
