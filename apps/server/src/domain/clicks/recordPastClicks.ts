import type { DeviceInfo } from '@potli/api';
import type { Database } from '../../db/database.ts';
import type { ClickDestination } from './ClickDestination.ts';
import { insertClicks } from './clickRows.ts';
import { toRow } from './createClickService.ts';
import { createUuidV7 } from './uuidV7.ts';

export interface PastClick {
  memberId: bigint;
  /** STORE, CREDIT_CARD, OFFER, GIFT_CARD or CUSTOM_LINK */
  source: string;
  clickedAt: Date;
  device: DeviceInfo;
  destination: ClickDestination;
}

const BATCH = 500;

/** Writes a history with times of its own, as if each click had been made then. For demo shops. */
export async function recordPastClicks({ pool }: Pick<Database, 'pool'>, clicks: readonly PastClick[]): Promise<void> {
  const uuidV7 = createUuidV7();
  const rows = clicks
    .toSorted((a, b) => a.clickedAt.getTime() - b.clickedAt.getTime())
    .map((click) => toRow({ ...click, id: uuidV7(click.clickedAt.getTime()) }));
  for (let start = 0; start < rows.length; start += BATCH) await insertClicks(pool, rows.slice(start, start + BATCH));
}
