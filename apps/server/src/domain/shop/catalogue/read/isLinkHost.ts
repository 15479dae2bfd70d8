import { eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../db/database.ts';
import { creditCard } from '../../../../db/schema/creditCard.ts';
import { hostOf } from '../../../../db/schema/hostOf.ts';
import { offer } from '../../../../db/schema/offer.ts';
import { store } from '../../../../db/schema/store.ts';

/** Whether a link of the catalogue has this host, which is as `URL.host` writes it. Stores and offers are found by index. */
export async function isLinkHost(orm: Database['orm'], host: string): Promise<boolean> {
  const found = await unionAll(
    orm
      .select({ id: store.id })
      .from(store)
      .where(eq(hostOf(store.baseUrl), host)),
    orm
      .select({ id: store.id })
      .from(store)
      .where(eq(hostOf(store.redirectionUrl), host)),
    orm
      .select({ id: offer.id })
      .from(offer)
      .where(eq(hostOf(offer.redirectUrl), host)),
    orm
      .select({ id: creditCard.id })
      .from(creditCard)
      .where(eq(hostOf(creditCard.baseUrl), host)),
    orm
      .select({ id: creditCard.id })
      .from(creditCard)
      .where(eq(hostOf(creditCard.redirectUrl), host)),
  ).limit(1);
  return found.length > 0;
}
