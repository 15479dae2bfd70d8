import type { CatalogueRow } from '@potli/api/contract/adminCatalogue';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import type { RowName } from './deskRows.ts';

const ITEMS: Partial<Record<CatalogueKindName, { itemKind: string; table: string; where: string }>> = {
  stores: { itemKind: 'STORE', table: 'store', where: '' },
  creditCards: { itemKind: 'CREDIT_CARD', table: 'credit_card', where: '' },
  flashDeals: { itemKind: 'OFFER', table: 'offer', where: 'and item.is_flash_deal' },
  offers: { itemKind: 'OFFER', table: 'offer', where: 'and not item.is_flash_deal' },
};

/** The versions of an item's rates with the clicks that each holds, newest first, at most 50. */
export async function readRateVersions(
  queries: Queries,
  { kind, key }: RowName,
  now: Date,
): Promise<CatalogueRow['rateVersions']> {
  const item = ITEMS[kind];
  if (!item) return [];
  const { rows } = await queries.execute<{
    id: string;
    version: number;
    validFrom: string;
    clicks: string;
    current: string;
  }>(sql`
    select card.id, card.version, card.valid_from as "validFrom",
      (select count(*) from click where click.rate_card_id = card.id) as clicks,
      case when item.next_rates_from <= ${now.toISOString()}::timestamptz then item.next_rate_card_id else item.rate_card_id end as current
    from ${sql.raw(item.table)} as item
    join rate_card as card on card.item_kind = ${item.itemKind} and card.item_id = item.id
    where item.url_slug = ${key} ${sql.raw(item.where)}
    order by card.version desc limit 50`);
  return rows.map(({ id, version, validFrom, clicks, current }) => ({
    version,
    validFrom: new Date(validFrom).toISOString(),
    isCurrent: id === current,
    clicks: Number(clicks),
  }));
}
