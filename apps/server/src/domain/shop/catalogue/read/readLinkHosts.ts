import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../db/database.ts';
import { creditCard } from '../../../../db/schema/creditCard.ts';
import { offer } from '../../../../db/schema/offer.ts';
import { store } from '../../../../db/schema/store.ts';

/** Hosts of the links in the catalogue. */
export async function readLinkHosts(orm: Database['orm']): Promise<ReadonlySet<string>> {
  const rows = await unionAll(
    orm.select({ link: store.baseUrl }).from(store),
    orm.select({ link: store.redirectionUrl }).from(store),
    orm.select({ link: offer.redirectUrl }).from(offer),
    orm.select({ link: creditCard.baseUrl }).from(creditCard),
    orm.select({ link: creditCard.redirectUrl }).from(creditCard),
  );
  return new Set(rows.flatMap(({ link }) => (URL.canParse(link) ? new URL(link).host : [])));
}
