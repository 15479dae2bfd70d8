import { eq, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../db/database.ts';
import { creditCard } from '../../../../db/schema/creditCard.ts';
import { hostOf } from '../../../../db/schema/hostOf.ts';
import { offer } from '../../../../db/schema/offer.ts';
import { store } from '../../../../db/schema/store.ts';

/** Whether a link of the catalogue has this host, which is as `URL.host` writes it. Stores and offers are found by index. */
export async function isLinkHost(orm: Database['orm'], host: string): Promise<boolean> {
  const linksTo = (table: typeof store | typeof offer | typeof creditCard, link: PgColumn) =>
    orm
      .select({ found: sql`1` })
      .from(table)
      .where(eq(hostOf(link), host));
  const found = await unionAll(
    linksTo(store, store.baseUrl),
    linksTo(store, store.redirectionUrl),
    linksTo(offer, offer.redirectUrl),
    linksTo(creditCard, creditCard.baseUrl),
    linksTo(creditCard, creditCard.redirectUrl),
  ).limit(1);
  return found.length > 0;
}
