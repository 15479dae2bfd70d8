import type { Queries } from '../db/database.ts';
import { click } from '../db/schema/click.ts';
import { createUuidV7 } from '../domain/platform/shared/uuidV7.ts';
import { type MadeClick, toClickRow } from '../domain/shop/clicks/clickRows.ts';
import { toClickId } from '../domain/shop/clicks/shortClickId.ts';

export type PastClick = Omit<MadeClick, 'id'>;

const BATCH = 500;

/** Writes clicks of the past, each with its own time. */
export async function recordPastClicks(queries: Queries, clicks: readonly PastClick[]): Promise<void> {
  const uuidV7 = createUuidV7();
  const rows = clicks
    .toSorted((a, b) => a.clickedAt.getTime() - b.clickedAt.getTime())
    .map((past) => toClickRow({ ...past, id: toClickId(uuidV7(past.clickedAt.getTime())) }));
  for (let start = 0; start < rows.length; start += BATCH) {
    await queries.insert(click).values(rows.slice(start, start + BATCH));
  }
}
