import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderReport } from '../../db/schema/shopOrder.ts';
import { toReport } from './orderRows.ts';
import { receiveReport } from './receiveReport.ts';

/** Tries all parked reports again, the oldest first, and answers how many of them found their order. */
export async function replayParked(database: Pick<Database, 'orm'>, now = new Date()): Promise<number> {
  const parked = await database.orm
    .select()
    .from(orderReport)
    .where(eq(orderReport.outcome, 'parked'))
    .orderBy(asc(orderReport.receivedAt));
  let placed = 0;
  for (const row of parked) {
    const outcome = await receiveReport(database, toReport(row), now);
    if (outcome !== 'parked') placed += 1;
  }
  return placed;
}
