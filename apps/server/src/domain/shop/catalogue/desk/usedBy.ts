import { type CatalogueKindName, kindFields } from '@potli/api/contract/catalogueKinds';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { conflict } from '../../../../errors/ProblemError.ts';
import type { RowName } from './deskRows.ts';

type NamedRow = RowName & { title: string };

/** Published rows that name one of some rows, by the tables that pages read. @param keys one parameter: those of the rows that are named */
const PUBLISHED: Partial<Record<CatalogueKindName, (keys: SQL) => SQL>> = {
  categories: (keys) => sql`
    select category.url_slug as named, 'stores' as kind, store.url_slug as key from category
      join store_category on category_id = category.id join store on store.id = store_id where category.url_slug = any(${keys})
    union all select category.url_slug, 'giftCards', gift_card.url_slug from category
      join gift_card_category on category_id = category.id join gift_card on gift_card.id = gift_card_id
      where category.url_slug = any(${keys})`,
  stores: (keys) => sql`
    select store.url_slug as named, case when is_flash_deal then 'flashDeals' else 'offers' end as kind, offer.url_slug as key
      from offer join store on store.id = store_id where store.url_slug = any(${keys})
    union all select store.url_slug, 'homeSections', home_section.key from home_section_card
      join home_section on home_section.id = section_id join store on store.id = store_id where store.url_slug = any(${keys})`,
};

/** Whether a draft names a key. */
const DRAFTED: Partial<Record<CatalogueKindName, SQL>> = {
  categories: sql`draft -> 'categories' ? wanted.key`,
  stores: sql`(draft ->> 'store' = wanted.key or draft -> 'cards' @> jsonb_build_array(jsonb_build_object('store', wanted.key)))`,
};

/** What names rows of a kind, so that they cannot be deleted: published rows and drafts, at most 50. */
async function readUsers(
  queries: Queries,
  kind: CatalogueKindName,
  keys: readonly string[],
): Promise<(NamedRow & { named: string })[]> {
  const [published, drafted] = [PUBLISHED[kind], DRAFTED[kind]];
  if (!published || !drafted) return [];
  const wanted = sql`${sql.param(keys)}::text[]`;
  type Row = RowName & { named: string; row: Record<string, unknown> };
  // not one condition with `or`, for which all rows of the catalogue would be read
  const { rows } = await queries.execute<Row & Record<string, unknown>>(sql`
    select named, kind, key, coalesce(row, draft) as row from (
      ${published(wanted)}
      union select wanted.key, drafts.kind, drafts.key from catalogue_row as drafts
        join unnest(${wanted}) as wanted (key) on ${drafted} where draft is not null
    ) as users join catalogue_row using (kind, key) order by named, kind, words limit 50`);
  return rows.map(({ row, ...name }) => ({ ...name, title: String(row[kindFields[name.kind].title]) }));
}

/** What names a row, so that it cannot be deleted. */
export async function readUsedBy(queries: Queries, { kind, key }: RowName): Promise<NamedRow[]> {
  const users = await readUsers(queries, kind, [key]);
  return users.map(({ named: _named, ...user }) => user);
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

/** The first item that members have something of, and what: "clicks", "orders". It can be taken off, not deleted. */
async function readMembersUse(
  queries: Queries,
  kind: CatalogueKindName,
  keys: readonly string[],
): Promise<{ key: string; nouns: string[] } | undefined> {
  const use = MEMBERS[kind];
  if (!use) return undefined;
  const isDeal =
    kind === 'flashDeals' ? sql`and is_flash_deal` : kind === 'offers' ? sql`and not is_flash_deal` : sql``;
  const nouns = use.holds(sql`item.id`);
  const columns = nouns.map(([noun, rows]) => sql`exists (${rows}) as ${sql.identifier(noun)}`);
  const any = nouns.map(([noun]) => sql.identifier(noun));
  const { rows } = await queries.execute<Record<string, unknown> & { key: string }>(sql`
    select * from (select item.url_slug as key, ${sql.join(columns, sql`, `)} from ${use.table} as item
      where item.url_slug = any(${sql.param(keys)}::text[]) ${isDeal}) as used
    where ${sql.join(any, sql` or `)} limit 1`);
  const [first] = rows;
  return first && { key: first.key, nouns: nouns.flatMap(([noun]) => (first[noun] ? [noun] : [])) };
}

/**
 * @param keys of rows of one kind, however many: each question is one statement
 * @throws ProblemError conflict with what names one of the rows, or what members have of it
 */
export async function refuseUsed(queries: Queries, kind: CatalogueKindName, keys: readonly string[]): Promise<void> {
  const [first, ...more] = await readUsers(queries, kind, keys);
  if (first) {
    const others = more.filter(({ named }) => named === first.named).length;
    throw conflict(
      `"${first.named}" cannot be deleted: "${first.title}"${others === 0 ? '' : ` and ${others} more`} would lead to nothing. Take it off instead.`,
    );
  }
  const used = await readMembersUse(queries, kind, keys);
  if (used)
    throw conflict(
      `"${used.key}" cannot be deleted: members have ${used.nouns.join(' and ')} of it. Take it off instead.`,
    );
}
