import { asc, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { creditCard } from '../../../../db/schema/creditCard.ts';
import { store } from '../../../../db/schema/store.ts';
import type { ShareableItem } from '../shareableItems.ts';
import { isShown } from './isShown.ts';

/** All items that a share link can lead to: stores, then credit cards, each in the order of loading. */
export async function readShareableItems(queries: Queries): Promise<ShareableItem[]> {
  const [stores, cards] = await Promise.all([
    queries
      .select({
        id: store.id,
        urlSlug: store.urlSlug,
        baseUrl: store.baseUrl,
        link: store.redirectionUrl,
        isShown: sql<boolean>`${isShown(store)}`,
      })
      .from(store)
      .orderBy(asc(store.id)),
    queries
      .select({
        id: creditCard.id,
        urlSlug: creditCard.urlSlug,
        baseUrl: creditCard.baseUrl,
        link: creditCard.redirectUrl,
        isShown: sql<boolean>`${isShown(creditCard)}`,
      })
      .from(creditCard)
      .orderBy(asc(creditCard.id)),
  ]);
  return [
    ...stores.map((row): ShareableItem => ({ ...row, itemType: 'STORE' })),
    ...cards.map((row): ShareableItem => ({ ...row, itemType: 'CREDIT_CARD' })),
  ];
}
