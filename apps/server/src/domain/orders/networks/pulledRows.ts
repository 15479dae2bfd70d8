import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { pulledRow } from '../../../db/schema/networkPull.ts';

export type StoredRow = typeof pulledRow.$inferSelect;

/** What is known of these rows, by their ids. */
export async function readStoredRows(
  queries: Queries,
  network: string,
  rowIds: readonly string[],
): Promise<Map<string, StoredRow>> {
  const stored = await queries
    .select()
    .from(pulledRow)
    .where(and(eq(pulledRow.network, network), inArray(pulledRow.rowId, [...rowIds])));
  return new Map(stored.map((row) => [row.rowId, row]));
}

export async function saveRows(queries: Queries, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return;
  await queries
    .insert(pulledRow)
    .values([...rows])
    .onConflictDoUpdate({
      target: [pulledRow.network, pulledRow.rowId],
      set: {
        sha256: sql`excluded.sha256`,
        statedAt: sql`excluded.told_at`,
        received: sql`excluded.received`,
        problem: sql`excluded.problem`,
      },
    });
}

/** A row of a list that was not understood. */
export interface RefusedRow {
  rowId: string;
  problem: string;
}

const MOST_SHOWN = 100;

/** Rows of a network that were refused when they were read last, at most a hundred, by their ids. */
export async function readRefusedRows(queries: Queries, network: string): Promise<RefusedRow[]> {
  const rows = await queries
    .select({ rowId: pulledRow.rowId, problem: pulledRow.problem })
    .from(pulledRow)
    .where(and(eq(pulledRow.network, network), isNotNull(pulledRow.problem)))
    .orderBy(pulledRow.rowId)
    .limit(MOST_SHOWN);
  return rows.map(({ rowId, problem }) => ({ rowId, problem: problem ?? '' }));
}
