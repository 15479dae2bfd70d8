import type { RowProblemName } from '@potli/api/contract/adminCatalogue';
import { ENDING_SOON_DAYS } from '@potli/api/contract/policy';
import { type SQL, sql } from 'drizzle-orm';
import { catalogueProblems, PICTURE } from '../../../../db/schema/catalogueProblems.ts';
import { catalogueRow } from '../../../../db/schema/catalogueRow.ts';
import { offer } from '../../../../db/schema/offer.ts';
import { store } from '../../../../db/schema/store.ts';
import { uploadedFile } from '../../../../db/schema/upload.ts';
import { shownAs } from '../read/isShown.ts';
import { hasDeadLink } from './deadLinksOfRows.ts';

const { row, kind, key, isOff, liveFrom, liveUntil } = catalogueRow;

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** Until when `ENDING_SOON_DAYS` reach. */
export const soon = (now: Date): SQL => sql`${at(now)} + ${sql.raw(`interval '${ENDING_SOON_DAYS} days'`)}`;

/** What visitors see, but for its store. */
export const isLive = (now: Date) =>
  sql`(not ${isOff} and coalesce(${liveFrom} <= ${at(now)}, true) and coalesce(${liveUntil} > ${at(now)}, true))`;

/**
 * Rows of deals for whose offer a condition holds: the offer has what minutes of the document come to. The keys are found first,
 * by the index of the offers' dates.
 */
const ofDeal = (condition: SQL) =>
  sql`(${kind}, ${key}) in (select case when ${offer.isFlashDeal} then 'flashDeals' else 'offers' end, ${offer.urlSlug}
    from ${offer} where ${condition})`;

/** Whether something looks wrong with a published row (docs/product/admin-catalogue.md#problems). */
const CONDITIONS: Record<RowProblemName, (now: Date) => SQL> = {
  'without-click-id': catalogueProblems.withoutClickId,
  'dead-link': (now) => sql`${isLive(now)} and ${hasDeadLink}`,
  'without-picture': () => sql`${catalogueProblems.hasOwnPicture()} and not exists (
    select from ${uploadedFile} where ${uploadedFile.pictureUsedAt} is not null and '/api/pictures/' || ${uploadedFile.name} = ${sql.raw(PICTURE)})`,
  'hidden-by-store': (now) =>
    sql`${isLive(now)} and ${ofDeal(sql`${offer.storeId} in (
    select shop.id from ${store} as shop where not ${shownAs(sql`shop`, now)})`)}`,
  'ended-and-listed': (now) => sql`${isLive(now)} and ${ofDeal(sql`${offer.expiryDate} <= ${at(now)}`)}`,
  'without-rate': catalogueProblems.withoutRate,
  'without-end': catalogueProblems.withoutEnd,
  'ending-soon': (now) => sql`${isLive(now)} and (${liveUntil} <= ${soon(now)}
    or ${ofDeal(sql`${offer.expiryDate} between ${at(now)} and ${soon(now)}`)})`,
};

/** Rows, of all kinds, that have a problem. */
export const problemCondition = (problem: RowProblemName, now: Date): SQL =>
  sql`(${row} is not null and ${CONDITIONS[problem](now)})`;
