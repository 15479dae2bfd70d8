import type { DeviceInfo } from '@potli/api';
import { readClickDestination } from '../../domain/catalogue/read/readClickDestination.ts';
import type { ClickDestination } from '../../domain/clicks/ClickDestination.ts';
import type { PastClick } from '../../domain/clicks/recordPastClicks.ts';
import type { Queries } from '../database.ts';
import { creditCard } from '../schema/creditCard.ts';
import { giftCard } from '../schema/giftCard.ts';
import { offer } from '../schema/offer.ts';
import { store } from '../schema/store.ts';

const CLICKS = 138;
const HOUR_MS = 60 * 60 * 1_000;
const YEAR_HOURS = 365 * 24;

const PHONE: DeviceInfo = {
  deviceType: 'mobile',
  browserName: 'Chrome Mobile',
  browserVersion: '141',
  osName: 'Android',
  osVersion: '15',
  visitorId: 'demo-phone',
  geoCountry: 'Unknown',
  geoCity: 'Unknown',
  latitude: 0,
  longitude: 0,
};
const LAPTOP: DeviceInfo = {
  ...PHONE,
  deviceType: 'desktop',
  browserName: 'Firefox',
  browserVersion: '146',
  osName: 'Linux',
  osVersion: '',
  visitorId: 'demo-laptop',
};

/** Scatters numbers over 0 … 1 the same way at every start. */
const scatter = (index: number) => (index * 0.618_033_988_75) % 1;

interface Favourite {
  source: PastClick['source'];
  destination: ClickDestination;
}

/** Those loaded first, of each kind as many as said. */
const KINDS = [
  { source: 'STORE', target: 'STORE', table: store, most: 20 },
  { source: 'CUSTOM_LINK', target: 'STORE', table: store, most: 5 },
  { source: 'OFFER', target: 'OFFER', table: offer, most: 10 },
  { source: 'CREDIT_CARD', target: 'CREDIT_CARD', table: creditCard, most: 3 },
  { source: 'GIFT_CARD', target: 'GIFT_CARD', table: giftCard, most: 2 },
] as const;

async function favourites(queries: Queries): Promise<Favourite[]> {
  const found: Favourite[] = [];
  for (const { source, target, table, most } of KINDS) {
    const rows = await queries.select({ id: table.id }).from(table).orderBy(table.id).limit(most);
    for (const { id } of rows) {
      const destination = await readClickDestination(queries, target, String(id));
      if (destination) found.push({ source, destination });
    }
  }
  return found;
}

/** What a keen member clicked in the past year, most of it lately. */
export async function pastYearOfClicks(queries: Queries, memberId: bigint, now: Date): Promise<PastClick[]> {
  const targets = await favourites(queries);
  return Array.from({ length: CLICKS }, (_, index) => {
    const target = targets[Math.floor(scatter(index + 1) * targets.length)];
    if (!target) throw new Error('The demo shop has nothing to click on');
    const hoursAgo = 1 + YEAR_HOURS * (index / CLICKS) ** 1.5 + 5 * scatter(index * 7);
    const device = scatter(index * 3) < 0.7 ? PHONE : LAPTOP;
    return { ...target, memberId, device, clickedAt: new Date(now.getTime() - hoursAgo * HOUR_MS) };
  });
}
