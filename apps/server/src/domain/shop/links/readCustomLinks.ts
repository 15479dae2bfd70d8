import type { CustomLink } from '@potli/api';
import { toRupees } from '@potli/api/units/money';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { click } from '../../../db/schema/click.ts';
import { creditCard } from '../../../db/schema/creditCard.ts';
import { customLink } from '../../../db/schema/customLink.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { store } from '../../../db/schema/store.ts';

const isShared = eq(click.source, 'CUSTOM_LINK');

/** The member's share links, newest first, each with its clicks and its cashback that was not declined. */
export async function readCustomLinks(queries: Queries, memberId: bigint): Promise<CustomLink[]> {
  const [links, clicks, earnings] = await Promise.all([
    readLinks(queries, memberId),
    queries
      .select({ linkId: click.sourceId, count: sql`count(*)`.mapWith(Number) })
      .from(click)
      .where(and(eq(click.memberId, memberId), isShared))
      .groupBy(click.sourceId),
    queries
      .select({ linkId: click.sourceId, paise: sql`sum(${shopOrder.earnedPaise})`.mapWith(BigInt) })
      .from(shopOrder)
      .innerJoin(click, eq(click.id, shopOrder.clickId))
      .where(and(eq(shopOrder.memberId, memberId), ne(shopOrder.status, 'rejected'), isShared))
      .groupBy(click.sourceId),
  ]);
  const clicksOf = new Map(clicks.map(({ linkId, count }) => [linkId, count]));
  const paiseOf = new Map(earnings.map(({ linkId, paise }) => [linkId, paise]));
  return links.map(({ id, itemId, createdAt, ...link }) => ({
    ...link,
    storeId: String(itemId),
    createdAt: createdAt.toISOString(),
    clicks: clicksOf.get(id) ?? 0,
    earnedAmount: toRupees(paiseOf.get(id) ?? 0n),
  }));
}

function readLinks(queries: Queries, memberId: bigint) {
  return queries
    .select({
      id: customLink.id,
      urlHash: customLink.urlHash,
      itemType: customLink.itemType,
      itemId: customLink.itemId,
      createdAt: customLink.createdAt,
      storeName: sql<string | null>`coalesce(${store.storeName}, ${creditCard.heading})`,
    })
    .from(customLink)
    .leftJoin(store, and(eq(customLink.itemType, 'STORE'), eq(store.id, customLink.itemId)))
    .leftJoin(creditCard, and(eq(customLink.itemType, 'CREDIT_CARD'), eq(creditCard.id, customLink.itemId)))
    .where(eq(customLink.memberId, memberId))
    .orderBy(desc(customLink.createdAt), desc(customLink.id));
}
