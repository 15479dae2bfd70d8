import type { DisputeSource } from '@potli/api';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { creditCard } from '../../../db/schema/creditCard.ts';
import { offer } from '../../../db/schema/offer.ts';
import { store } from '../../../db/schema/store.ts';
import { takesClaims } from '../../shop/catalogue/read/takesClaims.ts';

/** The tables of the items that claims of each kind are about. */
export const disputeSources = {
  STORE: { table: store, name: store.storeName, is: undefined },
  CREDIT_CARD: { table: creditCard, name: creditCard.heading, is: undefined },
  FLASH_DEAL: { table: offer, name: offer.offerName, is: eq(offer.isFlashDeal, true) },
};

interface Source {
  name: string;
  takesClaims: boolean;
}

/** A store, credit card or flash deal; undefined where the catalogue has none with this id. */
export async function findSource(queries: Queries, kind: DisputeSource, id: bigint): Promise<Source | undefined> {
  const { table, name, is } = disputeSources[kind];
  const [found] = await queries
    .select({ name, takesClaims: takesClaims[kind] })
    .from(table)
    .where(and(eq(table.id, id), is));
  return found;
}
