import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { click } from '../../../db/schema/click.ts';
import { clickAnswer, reportDelay } from '../../../db/schema/clickQuestion.ts';
import { dispute } from '../../../db/schema/dispute.ts';
import { offer } from '../../../db/schema/offer.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { store } from '../../../db/schema/store.ts';
import { firstIdAt } from '../../platform/shared/uuidV7.ts';
import { takesClaims } from '../catalogue/read/takesClaims.ts';
import { askedSince, type ClaimedOrder, dayNumber, type StoreClick } from './visits.ts';

/** Clicks and claims that are looked at, of however many a member has. */
const MOST_ROWS = 100;

/** A click with what a question shows of its store. */
export interface AskableClick extends StoreClick {
  storeName: string;
  storeImageUrl: string;
}

/**
 * The member's own latest clicks on stores and their offers, newest first, of the days about which members are asked. Clicks through a
 * shared link are left out, which others made, and those on cards and gift cards.
 */
export async function readStoreClicks(queries: Queries, memberId: bigint, now: Date): Promise<AskableClick[]> {
  const oldest = firstIdAt(askedSince(now).getTime());
  // which ones, first: the index of the member's clicks is read only so far
  const recent = queries
    .select({ id: click.id, source: click.source, sourceId: click.sourceId, clickedAt: click.clickedAt })
    .from(click)
    .where(and(eq(click.memberId, memberId), gte(click.id, oldest)))
    .orderBy(desc(click.id))
    .limit(MOST_ROWS)
    .as('recent');
  const storeId = sql`case ${recent.source} when 'STORE' then ${recent.sourceId} when 'OFFER' then ${offer.storeId} end`;
  const offerCanClaim = sql`(${offer.id} is null or (not ${offer.isOffline} and ${takesClaims.FLASH_DEAL}))`;
  const rows = await queries
    .select({
      id: recent.id,
      clickedAt: recent.clickedAt,
      store: { storeId: store.id, storeName: store.storeName, storeImageUrl: store.storeImageUrl },
      canClaim: sql<boolean>`not ${store.isOffline} and ${takesClaims.STORE} and ${offerCanClaim}`,
      delaySeconds: reportDelay.delaySeconds,
      hasOrder: sql<boolean>`exists (select from ${shopOrder} where ${shopOrder.clickId} = ${recent.id})`,
      bought: sql<
        boolean | null
      >`(select bool_and(${clickAnswer.bought}) from ${clickAnswer} where ${clickAnswer.clickId} = ${recent.id})`,
    })
    .from(recent)
    .leftJoin(offer, and(eq(recent.source, 'OFFER'), eq(offer.id, recent.sourceId)))
    .leftJoin(store, eq(store.id, storeId))
    .leftJoin(reportDelay, eq(reportDelay.storeId, store.id))
    .orderBy(desc(recent.id));
  // of a day that was not read to its beginning, an order can be missing
  const last = rows.length < MOST_ROWS ? undefined : rows.at(-1);
  const whole = last ? rows.filter(({ clickedAt }) => dayNumber(clickedAt) > dayNumber(last.clickedAt)) : rows;
  return whole.flatMap(({ store: found, ...row }) => (found ? [{ ...row, ...found }] : []));
}

/** What the member's latest claims are about, of the days about which members are asked. */
export async function readClaimedOrders(queries: Queries, memberId: bigint, now: Date): Promise<ClaimedOrder[]> {
  const rows = await queries
    .select({
      clickId: dispute.clickId,
      sourceType: dispute.sourceType,
      sourceId: dispute.sourceId,
      orderTime: dispute.orderTime,
    })
    .from(dispute)
    .where(and(eq(dispute.memberId, memberId), gte(dispute.createdAt, askedSince(now))))
    .orderBy(desc(dispute.createdAt), desc(dispute.id))
    .limit(MOST_ROWS);
  return rows.map(({ sourceType, sourceId, ...claim }) => ({
    ...claim,
    storeId: sourceType === 'STORE' ? sourceId : null,
  }));
}
