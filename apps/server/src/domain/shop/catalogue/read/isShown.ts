import { type SQL, sql } from 'drizzle-orm';
import type { category } from '../../../../db/schema/category.ts';
import type { creditCard } from '../../../../db/schema/creditCard.ts';
import type { giftCard } from '../../../../db/schema/giftCard.ts';
import type { faq, helpVideo } from '../../../../db/schema/help.ts';
import type { banner, homeSection } from '../../../../db/schema/home.ts';
import { offer } from '../../../../db/schema/offer.ts';
import type { searchWord } from '../../../../db/schema/searchWord.ts';
import type { staticText } from '../../../../db/schema/staticText.ts';
import { store } from '../../../../db/schema/store.ts';

type ShownTable =
  | typeof store
  | typeof category
  | typeof creditCard
  | typeof giftCard
  | typeof banner
  | typeof homeSection
  | typeof searchWord
  | typeof faq
  | typeof helpVideo
  | typeof staticText;

/**
 * Whether visitors see a row: it is not off, and between its dates. By the clock of this process at the time of reading, never
 * by a job; the timer that clears cached answers uses the same clock.
 */
export const isShown = (table: ShownTable, now = new Date()): SQL => shownAs(sql`${table}`, now);

/**
 * The same of an offer, which also needs its store. The store is looked up by its id: with `in`, PostgreSQL reads all stores
 * before the first offer.
 */
export const isOfferShown = (now = new Date()): SQL =>
  sql`(${shownAs(sql`${offer}`, now)} and coalesce((
    select ${shownAs(sql`shop`, now)} from ${store} as shop where shop.id = ${offer}.store_id
  ), ${offer}.store_id is null))`;

/** The same of a table by the name that it has in a query. */
export const shownAs = (name: SQL, now = new Date()): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(not ${name}.is_off and coalesce(${name}.live_from <= ${at}, true) and coalesce(${name}.live_until > ${at}, true))`;
};

/** Whether visitors may have seen a row: claims come after the sale, also of what was taken off since. */
export const wasShown = (table: ShownTable | typeof offer): SQL =>
  sql`coalesce(${table}.live_from <= ${new Date().toISOString()}::timestamptz, true)`;
