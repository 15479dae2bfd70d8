import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../../db/database.ts';
import { category } from '../../../../db/schema/category.ts';
import { creditCard } from '../../../../db/schema/creditCard.ts';
import { giftCard } from '../../../../db/schema/giftCard.ts';
import { store } from '../../../../db/schema/store.ts';
import { isOfferShown, isShown, shownAs } from './isShown.ts';

/** A category's page also changes with the items in its lists. */
const categories = (now: Date) => sql`
  select c.url_slug, greatest(
    ${changedAt(sql`c`)},
    (select max(${changedAt(sql`s`)}) from store_category l join store s on s.id = l.store_id where l.category_id = c.id),
    (select max(${changedAt(sql`g`)}) from gift_card_category l join gift_card g on g.id = l.gift_card_id
      where l.category_id = c.id)
  ) from category c where ${shownAs(sql`c`, now)}`;

/** When a row changed last: also by appearing. */
function changedAt(name: SQL): SQL {
  return sql`greatest(${name}.updated_at, case when ${name}.live_from <= ${new Date().toISOString()}::timestamptz then ${name}.live_from end)`;
}

/** Everything in the catalogue that has a page, with the time of its last change. Expired deals and what visitors do not see are left out. */
export async function readPages(queries: Queries, now: Date): Promise<CataloguePage[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const page = (kind: string, table: PgTable) =>
    sql`select ${sql.raw(`'${kind}'`)}, url_slug, ${changedAt(sql`${table}`)} from ${table} where ${shownAs(sql`${table}`, now)}`;
  const { rows } = await queries.execute<Omit<CataloguePage, 'changedAt'> & { changedAt: string }>(sql`
    select 'home' as kind, '' as slug, max(updated_at) as "changedAt"
      from (select updated_at from banner union all select updated_at from home_section) as front
      having count(*) > 0
    union all select 'category', * from (${categories(now)}) as listed
    union all ${page('store', store)}
    union all select 'deal', url_slug, ${changedAt(sql`offer`)} from offer
      where is_flash_deal and ${isOfferShown(now)} and (expiry_date is null or expiry_date > ${at})
    union all select 'coupons', '', max(updated_at) from offer where not is_flash_deal having count(*) > 0
    union all ${page('creditCard', creditCard)}
    union all ${page('giftCard', giftCard)}
    order by kind, slug`);
  return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt) }));
}

/** Slugs and ids by which pages can be requested. */
export type PageKeys = Record<CatalogueKind, ReadonlySet<string>>;

/**
 * The slugs and ids of everything that has a page, also of expired deals; without what visitors do not see. An unknown address is
 * recognised without a query.
 */
export async function readPageKeys(queries: Queries): Promise<PageKeys> {
  const { rows } = await queries.execute<{ kind: CatalogueKind; slug: string; id: string }>(sql`
    select 'store' as kind, url_slug as slug, id::text as id from store where ${isShown(store)}
    union all select 'deal', url_slug, id::text from offer where ${isOfferShown()}
    union all select 'creditCard', url_slug, id::text from credit_card where ${isShown(creditCard)}
    union all select 'giftCard', url_slug, id::text from gift_card where ${isShown(giftCard)}
    union all select 'category', url_slug, id::text from category where ${isShown(category)}`);
  const keys: Record<CatalogueKind, Set<string>> = {
    store: new Set(),
    deal: new Set(),
    creditCard: new Set(),
    giftCard: new Set(),
    category: new Set(),
  };
  for (const { kind, slug, id } of rows) keys[kind].add(slug).add(id);
  return keys;
}

/** Kinds of items that have a page. */
export type CatalogueKind = 'category' | 'store' | 'deal' | 'creditCard' | 'giftCard';

/**
 * An item of the catalogue that has a page. `home` and `coupons` stand for pages with a list only; their slug is
 * empty.
 */
export interface CataloguePage {
  kind: CatalogueKind | 'home' | 'coupons';
  slug: string;
  /** When its content last changed. */
  changedAt: Date;
}
