import type { Page, StoreSummary } from '@potli/api';
import { and, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { store } from '../../../../db/schema/store.ts';
import type { PageRequest } from '../../../platform/shared/paging.ts';
import { readPage } from '../../../platform/shared/readPage.ts';
import { isShown } from '../read/isShown.ts';
import { storeSummary } from '../read/readStores.ts';

/** "kapas ma" as PostgreSQL writes it: each word begins one of the name. */
const toTsquery = (text: string) => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => `'${word}':*`).join(' & ');

/**
 * Stores with a name whose words begin with all words of a text, those first whose name begins with the text, then as `SearchIndex` has
 * equals; all stores for a blank text. By index, and without forgiving errors: it answers until there is an index in memory.
 */
export function readStoresByWords(queries: Queries, text: string, request: PageRequest): Promise<Page<StoreSummary>> {
  const words = toTsquery(text);
  const isBlank = text.trim() === '';
  return readPage(
    queries,
    {
      fields: storeSummary,
      from: store,
      key: store.id,
      where: and(
        isShown(store),
        isBlank ? undefined : sql`to_tsvector('simple', ${store.storeName}) @@ to_tsquery('simple', ${words})`,
      ),
      orderBy: [
        ...(isBlank ? [] : [sql`starts_with(lower(${store.storeName}), lower(${text.trim()})) desc`]),
        sql`${store.homeRank} nulls last`,
        sql`lower(${store.storeName})`,
        sql`${store.id}`,
      ],
    },
    request,
  );
}
