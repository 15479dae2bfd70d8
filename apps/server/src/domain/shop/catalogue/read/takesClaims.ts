import { type SQL, sql } from 'drizzle-orm';
import { creditCard } from '../../../../db/schema/creditCard.ts';
import { offer } from '../../../../db/schema/offer.ts';
import { store } from '../../../../db/schema/store.ts';

const allows = (table: typeof store | typeof creditCard | typeof offer) =>
  sql<boolean>`coalesce((${table.programme} ->> 'missingSales')::boolean, true)`;

/** Whether the network of an item takes claims of missing orders; an offer's also hang at its store. */
export const takesClaims: Record<'STORE' | 'CREDIT_CARD' | 'FLASH_DEAL', SQL<boolean>> = {
  STORE: allows(store),
  CREDIT_CARD: allows(creditCard),
  FLASH_DEAL: sql<boolean>`${allows(offer)} and coalesce((select ${allows(store)} from ${store} where ${store.id} = ${offer.storeId}), true)`,
};
