import type { listCreditCardNames, listFlashDealNames, listStoreNames, ResponseOf } from '@potli/api';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../../db/database.ts';
import { creditCard } from '../../../../db/schema/creditCard.ts';
import { offer } from '../../../../db/schema/offer.ts';
import { store } from '../../../../db/schema/store.ts';
import { idText } from '../../../platform/shared/ids.ts';
import { wasShown } from './isShown.ts';
import { takesClaims } from './takesClaims.ts';

/** Most items take claims, so only the others have the field. */
const withoutDefaultClaims = <Row extends { takesClaims: boolean }>({ takesClaims: takes, ...row }: Row) => ({
  ...row,
  ...(takes ? {} : { takesClaims: false }),
});

const byAlphabet = (name: PgColumn) => sql`lower(${name})`;

/** Names of all stores that were shown, by alphabet. */
export async function readStoreNames(queries: Queries): Promise<ResponseOf<typeof listStoreNames>> {
  const rows = await queries
    .select({ id: idText(store.id), storeName: store.storeName, takesClaims: takesClaims.STORE })
    .from(store)
    .where(wasShown(store))
    .orderBy(byAlphabet(store.storeName), store.id);
  return rows.map(withoutDefaultClaims);
}

/** Headings of all credit cards that were shown, by alphabet. */
export async function readCreditCardNames(queries: Queries): Promise<ResponseOf<typeof listCreditCardNames>> {
  const rows = await queries
    .select({ id: idText(creditCard.id), heading: creditCard.heading, takesClaims: takesClaims.CREDIT_CARD })
    .from(creditCard)
    .where(wasShown(creditCard))
    .orderBy(byAlphabet(creditCard.heading), creditCard.id);
  return rows.map(withoutDefaultClaims);
}

/** Names of all flash deals, also expired ones: claims come after the sale. */
export async function readFlashDealNames(queries: Queries): Promise<ResponseOf<typeof listFlashDealNames>> {
  const rows = await queries
    .select({ id: idText(offer.id), offerName: offer.offerName, takesClaims: takesClaims.FLASH_DEAL })
    .from(offer)
    .where(and(eq(offer.isFlashDeal, true), wasShown(offer)))
    .orderBy(byAlphabet(offer.offerName), offer.id);
  return rows.map(withoutDefaultClaims);
}
