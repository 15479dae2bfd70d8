import type * as z from 'zod/mini';
import { CatalogueDocument } from '../contract/catalogueDocument.ts';

type Rows = z.output<typeof CatalogueDocument>;
type OfferRow = Rows['offers'][number];

/** The moment at which the mock's shop opened, by default: 20 November 2026, noon in India. */
export const MOCK_NOW_MS = Date.UTC(2026, 10, 20, 6, 30);

/** A catalogue document with ids, as a shop serves it. Rows also have fields that are not part of any answer. */
export type Shop = ReturnType<typeof createShop>;

/** Opens a shop from a document; `expiresInMinutes` counts from `nowMs`. Ids follow the order of the rows. */
export function createShop(document: CatalogueDocument, nowMs: number) {
  const rows = CatalogueDocument.parse(document);
  const stores = rows.stores.map(withId);
  const storeIdOf = new Map(stores.map(({ urlSlug, id }) => [urlSlug, id]));
  const offers = [
    ...rows.flashDeals.map((row) => ({ ...row, isFlashDeal: true })),
    ...rows.offers.map((row) => ({ ...row, isFlashDeal: false })),
  ].map((row, index) =>
    withId({ ...row, ...expiryOf(row, nowMs), store: stores.find(({ urlSlug }) => urlSlug === row.store) }, index),
  );
  return {
    stores,
    offers,
    categories: rows.categories.map(withId),
    creditCards: rows.creditCards.map(withId),
    giftCards: rows.giftCards.map(withId),
    banners: rows.banners.toSorted(byRank),
    sections: rows.homeSections.map(withId).map((section) => ({
      ...section,
      cards: section.cards
        .toSorted(byRank)
        .map(({ store, ...card }) => ({ ...card, urlSlug: store, itemId: storeIdOf.get(store) ?? '' })),
    })),
  };
}

function withId<Row extends object>(row: Row, index: number): Row & { id: string } {
  return { ...row, id: String(index + 1) };
}

function byRank(a: { rank: number }, b: { rank: number }): number {
  return a.rank - b.rank;
}

function expiryOf({ expiryDate, expiresInMinutes }: OfferRow, nowMs: number) {
  const expiryMs = expiresInMinutes === undefined ? undefined : nowMs + expiresInMinutes * 60_000;
  const date = expiryMs === undefined ? expiryDate : new Date(expiryMs).toISOString();
  return { expiryDate: date ?? null, isExpired: date !== undefined && Date.parse(date) <= nowMs };
}
