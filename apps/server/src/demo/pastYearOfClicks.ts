import { DAY_MS, HOUR_MS } from '@potli/api/units/time';
import type { Queries } from '../db/database.ts';
import { creditCard } from '../db/schema/creditCard.ts';
import { giftCard } from '../db/schema/giftCard.ts';
import { offer } from '../db/schema/offer.ts';
import { store } from '../db/schema/store.ts';
import type { ClickDestination } from '../domain/shop/catalogue/ClickDestination.ts';
import { readClickDestination } from '../domain/shop/catalogue/read/readClickDestination.ts';
import type { SharedItemType } from '../domain/shop/catalogue/shareableItems.ts';
import { ensureCustomLink } from '../domain/shop/links/customLinkRows.ts';
import { LAPTOP, PHONE } from './demoDevices.ts';
import { plannedOrdersOfFriends } from './plannedOrders.ts';
import type { PastClick } from './recordPastClicks.ts';

const CLICKS = 138;
const YEAR_HOURS = 365 * 24;

/** Spreads numbers over 0 … 1, the same at every start. */
const scatter = (index: number) => (index * 0.618_033_988_75) % 1;

interface Favourite {
  source: PastClick['source'];
  destination: ClickDestination;
}

/** The first rows of each kind, at most so many. */
const KINDS = [
  { source: 'STORE', target: 'STORE', table: store, most: 20 },
  { source: 'CUSTOM_LINK', target: 'STORE', table: store, most: 5 },
  { source: 'CUSTOM_LINK', target: 'CREDIT_CARD', table: creditCard, most: 1 },
  { source: 'OFFER', target: 'OFFER', table: offer, most: 10 },
  { source: 'CREDIT_CARD', target: 'CREDIT_CARD', table: creditCard, most: 3 },
  { source: 'GIFT_CARD', target: 'GIFT_CARD', table: giftCard, most: 2 },
] as const;

async function favourites(queries: Queries, memberId: bigint): Promise<Favourite[]> {
  const found: Favourite[] = [];
  for (const { source, target, table, most } of KINDS) {
    const rows = await queries.select({ id: table.id }).from(table).orderBy(table.id).limit(most);
    for (const { id } of rows) {
      const destination = await readClickDestination(queries, target, String(id));
      if (!destination) continue;
      if (source !== 'CUSTOM_LINK') found.push({ source, destination });
      else found.push({ source, destination: { ...destination, id: await linkTo(queries, memberId, target, id) } });
    }
  }
  return found;
}

async function linkTo(queries: Queries, memberId: bigint, itemType: SharedItemType, itemId: bigint): Promise<bigint> {
  return (await ensureCustomLink(queries, { memberId, itemType, itemId })).id;
}

/** The clicks of an active member in the past year, most of them recent. */
export async function pastYearOfClicks(queries: Queries, memberId: bigint, now: Date): Promise<PastClick[]> {
  const targets = await favourites(queries, memberId);
  return Array.from({ length: CLICKS }, (_, index) => {
    const target = targets[Math.floor(scatter(index + 1) * targets.length)];
    if (!target) throw new Error('The demo shop has no items to click');
    const hoursAgo = 1 + YEAR_HOURS * (index / CLICKS) ** 1.5 + 5 * scatter(index * 7);
    const device = scatter(index * 3) < 0.7 ? PHONE : LAPTOP;
    return { ...target, memberId, device, clickedAt: new Date(now.getTime() - hoursAgo * HOUR_MS) };
  });
}

/** A click for each order of a friend, each at another store. */
export async function clicksOfFriends(queries: Queries, friendIds: readonly bigint[], now: Date): Promise<PastClick[]> {
  const stores = await queries
    .select({ id: store.id })
    .from(store)
    .orderBy(store.id)
    .limit(plannedOrdersOfFriends.length);
  const clicks: PastClick[] = [];
  for (const [index, { friend, clicked }] of plannedOrdersOfFriends.entries()) {
    const destination = await readClickDestination(queries, 'STORE', String(stores[index]?.id));
    const memberId = friendIds[friend];
    if (!destination || memberId === undefined) throw new Error('The demo shop has no stores for friends');
    const clickedAt = new Date(now.getTime() - clicked * DAY_MS);
    clicks.push({ source: 'STORE', destination, memberId, device: PHONE, clickedAt });
  }
  return clicks;
}
