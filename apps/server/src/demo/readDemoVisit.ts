import { and, eq, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { click } from '../db/schema/click.ts';
import { creditCard } from '../db/schema/creditCard.ts';
import { customLink } from '../db/schema/customLink.ts';
import { offer } from '../db/schema/offer.ts';
import { store } from '../db/schema/store.ts';
import { toRupees } from '../domain/shared/rupees.ts';

/** The click whose id a link to a shop carries. */
export interface DemoVisit {
  clickId: string;
  clickedAt: Date;
  /** The store or card; undefined where the offer belongs to no store. */
  shop?: string;
  /** The offer that was opened, if it was one. */
  offer?: string;
  /** The rate at the click: fixed rupees, or percent where these are 0. */
  cashbackRupees: number;
  cashbackPercent: number;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

const isOffer = and(eq(click.source, 'OFFER'), eq(offer.id, click.sourceId));
const isLink = and(eq(click.source, 'CUSTOM_LINK'), eq(customLink.id, click.sourceId));
const isStore = or(
  and(eq(click.source, 'STORE'), eq(store.id, click.sourceId)),
  and(eq(customLink.itemType, 'STORE'), eq(store.id, customLink.itemId)),
  eq(store.id, offer.storeId),
);
const isCard = or(
  and(eq(click.source, 'CREDIT_CARD'), eq(creditCard.id, click.sourceId)),
  and(eq(customLink.itemType, 'CREDIT_CARD'), eq(creditCard.id, customLink.itemId)),
);

/** What a link to a demo shop is about; undefined where it carries no id of a recorded click. */
export async function readDemoVisit(queries: Queries, link: string): Promise<DemoVisit | undefined> {
  const [clickId] = UUID.exec(link) ?? [];
  if (clickId === undefined) return undefined;
  const [row] = await queries
    .select({
      clickedAt: click.clickedAt,
      basisPoints: click.cashbackBasisPoints,
      paise: click.cashbackPaise,
      shop: sql<string | null>`coalesce(${store.storeName}, ${creditCard.heading})`,
      offerName: offer.offerName,
    })
    .from(click)
    .leftJoin(offer, isOffer)
    .leftJoin(customLink, isLink)
    .leftJoin(store, isStore)
    .leftJoin(creditCard, isCard)
    .where(eq(click.id, clickId));
  return (
    row && {
      clickId,
      clickedAt: row.clickedAt,
      shop: row.shop ?? undefined,
      offer: row.offerName ?? undefined,
      cashbackRupees: toRupees(row.paise),
      cashbackPercent: row.basisPoints / 100,
    }
  );
}
