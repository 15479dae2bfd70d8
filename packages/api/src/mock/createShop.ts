import type * as z from 'zod/mini';
import { CatalogueDocument } from '../contract/catalogueDocument.ts';
import { ContentType } from '../contract/contentTypes.ts';
import { fillPolicyWords } from '../contract/textWords.ts';
import { bestRate, byReward, fillRates, headline, rateTable, type ShownRate, topCashbacks } from '../rates/index.ts';

type Rows = z.output<typeof CatalogueDocument>;
type OfferRow = Rows['offers'][number];

/** The moment at which the mock's shop opened, by default: 20 November 2026, noon in India. */
export const MOCK_NOW_MS = Date.UTC(2026, 10, 20, 6, 30);

/** A catalogue document with ids, as a shop serves it. Rows also have fields that are not part of any answer. */
export type Shop = ReturnType<typeof createShop>;

/** Opens a shop from a document; `expiresInMinutes` counts from `nowMs`. Ids follow the order of the rows. */
export function createShop(document: CatalogueDocument, nowMs: number) {
  const rows = CatalogueDocument.parse(document);
  const stores = rows.stores.map(toStore).map(withId);
  const storeIdOf = new Map(stores.map(({ urlSlug, id }) => [urlSlug, id]));
  const offers = [
    ...rows.flashDeals.map((row) => ({ ...row, isFlashDeal: true })),
    ...rows.offers.map((row) => ({ ...row, isFlashDeal: false })),
  ].map((row, index) =>
    withId(
      toOffer(
        row,
        stores.find(({ urlSlug }) => urlSlug === row.store),
        nowMs,
      ),
      index,
    ),
  );
  return {
    stores,
    offers,
    categories: rows.categories.map(withId),
    creditCards: rows.creditCards.map(toCreditCard).map(withId),
    giftCards: rows.giftCards.map(toGiftCard).map(withId),
    faqs: byContentType(rows.faqs).map(({ contentType, rows: listed }) => ({
      contentType,
      faqList: listed.map(({ question, answer }) => ({ question, answer: fillPolicyWords(answer) })),
    })),
    videos: byContentType(rows.videos).map(({ contentType, rows: listed }) => ({
      contentType,
      videoList: listed.map(({ videoUrl }) => videoUrl),
    })),
    texts: rows.texts.map(({ key, title, revised, sections }) => ({
      key,
      title,
      revised,
      sections: sections.map(({ html, ...section }) => ({ ...section, html: fillPolicyWords(html) })),
    })),
    banners: rows.banners.toSorted(byRank),
    sections: rows.homeSections.map(withId).map((section) => ({
      ...section,
      cards: section.cards
        .toSorted(byRank)
        .map(({ store, ...card }) => ({ ...card, urlSlug: store, itemId: storeIdOf.get(store) ?? '' })),
    })),
  };
}

/** The texts that follow from the rates, as a host answers them. */
function toStore(row: Rows['stores'][number]) {
  const fill = (text: string) => fillRates(text, row.rates);
  return {
    ...row,
    metaTitle: fill(row.metaTitle),
    metaDescription: fill(row.metaDescription),
    importantTerms: row.importantTerms.map(fill),
    faqs: row.faqs.map(({ question, answer }) => ({ question, answer: fill(answer) })),
    earnRewards: headline(row.rates),
    topCashbacks: topCashbacks(row.rates),
    paysCashback: bestRate(row.rates) !== undefined,
    takesClaims: row.programme.missingSales,
  };
}

function toOffer<Offer extends OfferRow, Store extends { rates: OfferRow['rates'] }>(
  row: Offer,
  store: Store | undefined,
  nowMs: number,
) {
  const rates = row.rates.length > 0 ? row.rates : (store?.rates ?? []);
  return { ...row, ...expiryOf(row, nowMs), rates, store, cashbackDetails: rateTable(rates) + row.cashbackDetails };
}

function toCreditCard(row: Rows['creditCards'][number]) {
  const { percent = 0, amount = 0 } = bestRate(row.rates) ?? {};
  return { ...row, cashback: { percent, amount } };
}

function toGiftCard(row: Rows['giftCards'][number]) {
  return { ...row, denominationRange: row.denominationRange ?? null, validityMonths: row.validityMonths ?? null };
}

/** Sorts by the best rate, the highest first. */
export function byBestRate(one: { rates: readonly ShownRate[] }, other: { rates: readonly ShownRate[] }): number {
  const none = { appliesTo: '', percent: 0, amount: 0 };
  return byReward(bestRate(one.rates) ?? none, bestRate(other.rates) ?? none);
}

function withId<Row extends object>(row: Row, index: number): Row & { id: string } {
  return { ...row, id: String(index + 1) };
}

/** Rows in their groups, in the order in which members see both. */
const byContentType = <Row extends { contentType: ContentType; rank: number }>(rows: readonly Row[]) =>
  ContentType.options.flatMap((contentType) => {
    const listed = rows.filter((row) => row.contentType === contentType).toSorted(byRank);
    return listed.length > 0 ? [{ contentType, rows: listed }] : [];
  });

function byRank(a: { rank: number }, b: { rank: number }): number {
  return a.rank - b.rank;
}

function expiryOf({ expiryDate, expiresInMinutes }: OfferRow, nowMs: number) {
  const expiryMs = expiresInMinutes === undefined ? undefined : nowMs + expiresInMinutes * 60_000;
  const date = expiryMs === undefined ? expiryDate : new Date(expiryMs).toISOString();
  return { expiryDate: date ?? null, isExpired: date !== undefined && Date.parse(date) <= nowMs };
}
