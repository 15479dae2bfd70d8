import type { listVoucherStock, RequestOf, ResponseOf } from '@potli/api';
import type { VoucherStock } from '@potli/api/contract/adminVouchers';
import { toRupees } from '@potli/api/units/money';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { toPage, windowOf } from '../../platform/shared/paging.ts';
import { LEAST_DAYS } from './voucherStock.ts';

interface StockRow extends Record<string, unknown> {
  slug: string;
  name: string | null;
  face: string;
  count: number;
  sellable: number;
  cost: string;
  first: string | null;
  state: VoucherStock['state'];
}

/**
 * What is in stock and what of it can be sold, by card and value: also values that the catalogue offers and of which there is none.
 * Low is less than one order may have.
 */
const STOCK = sql`
  with stock as (
    select gift_card_slug as slug, face_paise as face, count(*)::int as count, min(expires_on)::text as first, coalesce(sum(cost_paise), 0) as cost,
      count(*) filter (where expires_on > (now() at time zone 'Asia/Kolkata')::date + ${LEAST_DAYS}::int)::int as sellable
    from gift_card_voucher where line_id is null and gift_card_slug is not null group by 1, 2
  ), offered as (
    select url_slug as slug, rupees * 100::bigint as face from gift_card, unnest(denominations_rupees) as rupees
  ), counted as (
    select slug, face, coalesce(count, 0) as count, first, coalesce(cost, 0) as cost, coalesce(sellable, 0) as sellable, offered.slug is not null as is_offered
    from stock full join offered using (slug, face)
  ), judged as (
    select counted.*, gift_card.name, case
        when gift_card.id is null or not (is_offered or face between denomination_min_rupees * 100::bigint and denomination_max_rupees * 100::bigint) then 'notOffered'
        when sellable = 0 then 'empty'
        when sellable < max_count then 'low'
        else 'enough' end as state
    from counted left join gift_card on gift_card.url_slug = counted.slug
  )`;

/** The state of stock that has to be bought. */
const isShort = sql`state in ('low', 'empty')`;

/** A row for each card and value that is low or empty. */
export const shortStock = sql`${STOCK} select slug, face from judged where ${isShort}`;

/** A page of the stock, for the admin area. */
export async function readStockPage(
  queries: Queries,
  { only, ...page }: RequestOf<typeof listVoucherStock>['query'],
): Promise<ResponseOf<typeof listVoucherStock>> {
  const { limit, offset } = windowOf(page);
  const where = only === 'short' ? sql`where ${isShort}` : sql``;
  const { rows } = await queries.execute<StockRow>(
    sql`${STOCK} select * from judged ${where} order by slug, face limit ${limit} offset ${offset}`,
  );
  const counted = await queries.execute<{ count: number }>(sql`${STOCK} select count(*)::int from judged ${where}`);
  const listed = rows.map(({ slug, face, cost, first, name, count, sellable, state }) => ({
    giftCard: slug,
    name,
    value: toRupees(BigInt(face)),
    count,
    sellable,
    cost: toRupees(BigInt(cost)),
    expiresFirst: first,
    state,
  }));
  return toPage(listed, counted.rows[0]?.count ?? 0, page);
}
