import type { listCreditCardNames, listFlashDealNames, listStoreNames, ResponseOf } from '@potli/api';
import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../db/database.ts';
import { creditCard } from '../../../db/schema/creditCard.ts';
import { offer } from '../../../db/schema/offer.ts';
import { store } from '../../../db/schema/store.ts';
import { idText } from '../../shared/ids.ts';

const byAlphabet = (name: PgColumn) => sql`lower(${name})`;

/** Names of all stores, by alphabet. */
export function readStoreNames(queries: Queries): Promise<ResponseOf<typeof listStoreNames>> {
  return queries
    .select({ id: idText(store.id), storeName: store.storeName })
    .from(store)
    .orderBy(byAlphabet(store.storeName), store.id);
}

/** Headings of all credit cards, by alphabet. */
export function readCreditCardNames(queries: Queries): Promise<ResponseOf<typeof listCreditCardNames>> {
  return queries
    .select({ id: idText(creditCard.id), heading: creditCard.heading })
    .from(creditCard)
    .orderBy(byAlphabet(creditCard.heading), creditCard.id);
}

/** Names of all flash deals, also expired ones: claims come after the sale. */
export function readFlashDealNames(queries: Queries): Promise<ResponseOf<typeof listFlashDealNames>> {
  return queries
    .select({ id: idText(offer.id), offerName: offer.offerName })
    .from(offer)
    .where(eq(offer.isFlashDeal, true))
    .orderBy(byAlphabet(offer.offerName), offer.id);
}
