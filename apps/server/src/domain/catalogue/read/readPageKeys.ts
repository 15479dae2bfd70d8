import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import type { CatalogueKind } from '../CataloguePage.ts';

/** By what the pages of the catalogue can be asked for. */
export type PageKeys = Record<CatalogueKind, ReadonlySet<string>>;

/**
 * The slugs and ids of everything that has a page, deals that are over included. Who asks for another can be told
 * without a look at the database.
 */
export async function readPageKeys(queries: Queries): Promise<PageKeys> {
  const { rows } = await queries.execute<{ kind: CatalogueKind; slug: string; id: string }>(sql`
    select 'store' as kind, url_slug as slug, id::text as id from store
    union all select 'deal', url_slug, id::text from offer
    union all select 'creditCard', url_slug, id::text from credit_card
    union all select 'giftCard', url_slug, id::text from gift_card
    union all select 'category', url_slug, id::text from category`);
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
