import type { Queries } from '../db/database.ts';
import { store } from '../db/schema/store.ts';
import { readClickDestination } from '../domain/catalogue/read/readClickDestination.ts';
import type { PastClick } from '../domain/clicks/recordPastClicks.ts';
import { PHONE } from './demoDevices.ts';
import { demoOrdersOfFriends } from './demoOrders.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A click for each order of a friend, at one store after the other. */
export async function clicksOfFriends(queries: Queries, friendIds: readonly bigint[], now: Date): Promise<PastClick[]> {
  const stores = await queries.select({ id: store.id }).from(store).orderBy(store.id).limit(demoOrdersOfFriends.length);
  const clicks: PastClick[] = [];
  for (const [index, { friend, clicked }] of demoOrdersOfFriends.entries()) {
    const destination = await readClickDestination(queries, 'STORE', String(stores[index]?.id));
    const memberId = friendIds[friend];
    if (!destination || memberId === undefined) throw new Error('The demo shop has nothing for friends');
    const clickedAt = new Date(now.getTime() - clicked * DAY_MS);
    clicks.push({ source: 'STORE', destination, memberId, device: PHONE, clickedAt });
  }
  return clicks;
}
