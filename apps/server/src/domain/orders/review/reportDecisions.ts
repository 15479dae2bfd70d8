import { and, eq, isNull, lte, notExists, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../db/database.ts';
import { reportDecision } from '../../../db/schema/reportDecision.ts';
import type { ReportKey } from '../reports/lockOrders.ts';

/** Stores the decision of an operator about a report. @param clickId null: it is closed */
export async function saveDecision(
  queries: Queries,
  { network, eventId }: ReportKey,
  clickId: string | null,
  decidedAt: Date,
): Promise<void> {
  await queries
    .insert(reportDecision)
    .values({ network, eventId, clickId, decidedAt })
    .onConflictDoUpdate({
      target: [reportDecision.network, reportDecision.eventId],
      set: { clickId, decidedAt },
    });
}

/** The click that an operator gave to a report; undefined without one. */
export async function readAssignedClick(
  queries: Queries,
  { network, eventId }: ReportKey,
): Promise<string | undefined> {
  const [decision] = await queries
    .select({ clickId: reportDecision.clickId })
    .from(reportDecision)
    .where(and(eq(reportDecision.network, network), eq(reportDecision.eventId, eventId)));
  return decision?.clickId ?? undefined;
}

interface ReportColumns {
  network: PgColumn;
  eventId: PgColumn;
  receivedAt: PgColumn;
}

/** Whether no operator has closed what a row says. What comes after the closing is open again. */
export function isUnclosed(queries: Queries, row: ReportColumns): SQL {
  const closed = queries
    .select({ network: reportDecision.network })
    .from(reportDecision)
    .where(
      and(
        eq(reportDecision.network, row.network),
        eq(reportDecision.eventId, row.eventId),
        isNull(reportDecision.clickId),
        lte(row.receivedAt, reportDecision.decidedAt),
      ),
    );
  return notExists(closed);
}
