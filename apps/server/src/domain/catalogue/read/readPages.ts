import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import type { CataloguePage } from '../CataloguePage.ts';

/** A category's page changes with what is listed on it, too. */
const categories = sql`
  select c.url_slug, greatest(
    c.updated_at,
    (select max(s.updated_at) from store_category l join store s on s.id = l.store_id where l.category_id = c.id),
    (select max(g.updated_at) from gift_card_category l join gift_card g on g.id = l.gift_card_id
      where l.category_id = c.id)
  ) from category c`;

/** Everything of the catalogue that has a page, with the time of its last change. Deals that are over have none to find. */
export async function readPages(queries: Queries, now: Date): Promise<CataloguePage[]> {
  const { rows } = await queries.execute<Omit<CataloguePage, 'changedAt'> & { changedAt: string }>(sql`
    select 'home' as kind, '' as slug, max(updated_at) as "changedAt"
      from (select updated_at from banner union all select updated_at from home_section) as front
      having count(*) > 0
    union all select 'category', * from (${categories}) as listed
    union all select 'store', url_slug, updated_at from store
    union all select 'deal', url_slug, updated_at from offer
      where is_flash_deal and (expiry_date is null or expiry_date > ${now.toISOString()}::timestamptz)
    union all select 'coupons', '', max(updated_at) from offer where not is_flash_deal having count(*) > 0
    union all select 'creditCard', url_slug, updated_at from credit_card
    union all select 'giftCard', url_slug, updated_at from gift_card
    order by kind, slug`);
  return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt) }));
}
