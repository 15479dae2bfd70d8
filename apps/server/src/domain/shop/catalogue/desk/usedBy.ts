import { type CatalogueKindName, kindFields } from '@potli/api/contract/catalogueKinds';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { conflict } from '../../../../errors/ProblemError.ts';
import type { RowName } from './deskRows.ts';

type NamedRow = RowName & { title: string };

/** Rows of the catalogue that name a row, by the tables that pages read: at most 50. */
const PUBLISHED: Partial<Record<CatalogueKindName, (key: string) => SQL>> = {
  categories: (key) => sql`
    select 'stores' as kind, store.url_slug as key from category join store_category on category_id = category.id
      join store on store.id = store_id where category.url_slug = ${key}
    union all select 'giftCards', gift_card.url_slug from category join gift_card_category on category_id = category.id
      join gift_card on gift_card.id = gift_card_id where category.url_slug = ${key}`,
  stores: (key) => sql`
    select case when is_flash_deal then 'flashDeals' else 'offers' end as kind, offer.url_slug as key from offer
      join store on store.id = store_id where store.url_slug = ${key}
    union all select 'homeSections', home_section.key from home_section_card join home_section on home_section.id = section_id
      join store on store.id = store_id where store.url_slug = ${key}`,
};

/** The fields of drafts that can name a row. */
const DRAFTED: Partial<Record<CatalogueKindName, (key: string) => SQL>> = {
  categories: (key) => sql`draft -> 'categories' ? ${key}`,
  stores: (key) => sql`(draft ->> 'store' = ${key} or draft -> 'cards' @> ${JSON.stringify([{ store: key }])}::jsonb)`,
};

/** What names a row, so that it cannot be deleted: published rows and drafts. */
export async function readUsedBy(queries: Queries, { kind, key }: RowName): Promise<NamedRow[]> {
  const [published, drafted] = [PUBLISHED[kind], DRAFTED[kind]];
  if (!published || !drafted) return [];
  const { rows } = await queries.execute<{ kind: CatalogueKindName; key: string; row: Record<string, unknown> }>(sql`
    select kind, key, coalesce(row, draft) as row from catalogue_row
      where (kind, key) in (${published(key)}) or (draft is not null and ${drafted(key)})
      order by kind, words limit 50`);
  return rows.map(({ row, ...name }) => ({ ...name, title: String(row[kindFields[name.kind].title]) }));
}

/** What members did with an item, as they read it; the id is that of the kind's table. */
const MEMBERS: Partial<Record<CatalogueKindName, { table: SQL; holds: (id: SQL) => [noun: string, rows: SQL][] }>> = {
  stores: {
    table: sql`store`,
    holds: (id) => [
      ['clicks', clicksOn('STORE', id)],
      ['orders', sql`select from shop_order where store_id = ${id}`],
      ['share links', sql`select from custom_link where item_type = 'STORE' and item_id = ${id}`],
      ['claims', sql`select from dispute where source_type = 'STORE' and source_id = ${id}`],
    ],
  },
  creditCards: {
    table: sql`credit_card`,
    holds: (id) => [
      ['clicks', clicksOn('CREDIT_CARD', id)],
      ['orders', sql`select from shop_order where card_id = ${id}`],
      ['share links', sql`select from custom_link where item_type = 'CREDIT_CARD' and item_id = ${id}`],
      ['claims', sql`select from dispute where source_type = 'CREDIT_CARD' and source_id = ${id}`],
    ],
  },
  flashDeals: { table: sql`offer`, holds: (id) => holdsOfOffer(id) },
  offers: { table: sql`offer`, holds: (id) => holdsOfOffer(id) },
  giftCards: {
    table: sql`gift_card`,
    holds: (id) => [
      ['clicks', clicksOn('GIFT_CARD', id)],
      ['orders', sql`select from gift_card_order, gift_card where gift_card.id = ${id} and gift_card_slug = url_slug`],
      [
        'vouchers',
        sql`select from gift_card_voucher, gift_card where gift_card.id = ${id} and gift_card_slug = url_slug`,
      ],
    ],
  },
};

const clicksOn = (source: string, id: SQL) => sql`select from click where source = ${source} and source_id = ${id}`;

const holdsOfOffer = (id: SQL): [string, SQL][] => [
  ['clicks', clicksOn('OFFER', id)],
  ['claims', sql`select from dispute where source_type = 'FLASH_DEAL' and source_id = ${id}`],
];

/** What members did with an item that would lose its name: "clicks", "orders". It can be taken off, not deleted. */
async function readMembersUse(queries: Queries, { kind, key }: RowName): Promise<string[]> {
  const use = MEMBERS[kind];
  if (!use) return [];
  const isDeal =
    kind === 'flashDeals' ? sql`and is_flash_deal` : kind === 'offers' ? sql`and not is_flash_deal` : sql``;
  const item = sql`(select id from ${use.table} where url_slug = ${key} ${isDeal})`;
  const nouns = use.holds(item);
  const columns = nouns.map(([noun, rows]) => sql`exists (${rows}) as ${sql.identifier(noun)}`);
  const { rows } = await queries.execute<Record<string, boolean>>(sql`select ${sql.join(columns, sql`, `)}`);
  return nouns.flatMap(([noun]) => (rows[0]?.[noun] ? [noun] : []));
}

/** @throws ProblemError conflict with what names the row, or what members have of it */
export async function refuseUsed(queries: Queries, name: RowName): Promise<void> {
  const users = await readUsedBy(queries, name);
  const [first] = users;
  if (first) {
    const others = users.length === 1 ? '' : ` and ${users.length - 1} more`;
    throw conflict(
      `"${name.key}" cannot be deleted: "${first.title}"${others} would lead to nothing. Take it off instead.`,
    );
  }
  const use = await readMembersUse(queries, name);
  if (use.length === 0) return;
  throw conflict(`"${name.key}" cannot be deleted: members have ${use.join(' and ')} of it. Take it off instead.`);
}
