import type { listFlashDeals, listOffers, Offer, OfferDetails, Page, RequestOf } from '@potli/api';
import { fillRates, rateTable } from '@potli/api/rates';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { offer } from '../../../../db/schema/offer.ts';
import { store } from '../../../../db/schema/store.ts';
import { idText, inOrderOf, parseIds } from '../../../platform/shared/ids.ts';
import type { PageRequest } from '../../../platform/shared/paging.ts';
import { readPage } from '../../../platform/shared/readPage.ts';
import { isOfferShown } from './isShown.ts';
import { headlineOf, rateCardOf, rateCardOfOffer, ratesOf } from './readRates.ts';
import { storeSummary } from './readStores.ts';

const listed = {
  id: idText(offer.id),
  urlSlug: offer.urlSlug,
  offerName: offer.offerName,
  offerImageUrl: offer.offerImageUrl,
  offerHomePageCardTag: offer.offerHomePageCardTag,
  couponCode: offer.couponCode,
  expiryDate: offer.expiryDate,
  redirectUrl: offer.redirectUrl,
  isOffline: offer.isOffline,
};

const ofStore = eq(store.id, offer.storeId);

const listedStore = {
  storeName: store.storeName,
  urlSlug: store.urlSlug,
  earnRewards: headlineOf(rateCardOf(store)),
};

const full = {
  ...listed,
  aboutThisOffer: offer.aboutThisOffer,
  cashbackDetails: offer.cashbackDetails,
  aboutStore: offer.aboutStore,
  getThisOffer: offer.getThisOffer,
  termsAndConditions: offer.termsAndConditions,
};

async function pageOfOffers(
  queries: Queries,
  { where, orderBy }: { where?: SQL; orderBy: SQL[] },
  request: PageRequest,
): Promise<Page<Offer>> {
  const page = await readPage(
    queries,
    {
      fields: { ...listed, store: listedStore },
      from: offer,
      key: offer.id,
      joined: { table: store, on: ofStore },
      where,
      orderBy: [...orderBy, sql`${offer.id}`],
    },
    request,
  );
  return { ...page, rows: page.rows.map((row) => ({ ...withExpiryText(row), store: row.store ?? undefined })) };
}

function withExpiryText<Row extends { expiryDate: Date | null }>(row: Row) {
  return { ...row, expiryDate: row.expiryDate?.toISOString() ?? null };
}

/** Offers that have not expired, by the clock of this process, not of the database: the timer that clears cached responses also uses it. */
export const isLive = (now: Date) =>
  sql`(${offer.expiryDate} is null or ${offer.expiryDate} > ${now.toISOString()}::timestamptz)`;

type OfferQuery = RequestOf<typeof listFlashDeals>['query'];

const ofAskedStore = ({ storeId }: OfferQuery) =>
  storeId === undefined ? undefined : inArray(offer.storeId, parseIds(storeId));

const editorsOrder = [sql`${offer.homeRank} nulls last`, sql`${offer.createdAt} desc`];
const soonestFirst = [sql`${offer.expiryDate} nulls last`, sql`${offer.homeRank} nulls last`];

const orderOf = ({ expiringSoon, latestOffers }: OfferQuery, otherwise: SQL[]) =>
  expiringSoon ? soonestFirst : latestOffers ? editorsOrder : otherwise;

const shownOnHome = ({ isDisplayHomePage }: OfferQuery) => (isDisplayHomePage ? isNotNull(offer.homeRank) : undefined);

/**
 * Flash deals: live ones first, then expired ones, which are left out on home and in the list of those that expire
 * soon.
 */
export function readFlashDeals(queries: Queries, query: OfferQuery, now: Date): Promise<Page<Offer>> {
  const live = isLive(now);
  const onlyLive = query.isDisplayHomePage || query.expiringSoon;
  const where = and(
    eq(offer.isFlashDeal, true),
    isOfferShown(now),
    ofAskedStore(query),
    shownOnHome(query),
    onlyLive ? live : undefined,
  );
  return pageOfOffers(queries, { where, orderBy: [sql`${live} desc`, ...orderOf(query, soonestFirst)] }, query);
}

/** One flash deal with its store, also an expired one. */
export async function readFlashDealBySlug(queries: Queries, slug: string): Promise<OfferDetails | undefined> {
  const [found] = await queries
    .select({ deal: full, rates: ratesOf(rateCardOfOffer), store: storeSummary })
    .from(offer)
    .leftJoin(store, ofStore)
    .where(and(eq(offer.isFlashDeal, true), eq(offer.urlSlug, slug), isOfferShown()));
  if (!found) return undefined;
  const { deal, rates, store: shop } = found;
  const fill = (text: string) => fillRates(text, rates);
  return {
    ...withExpiryText(deal),
    aboutThisOffer: fill(deal.aboutThisOffer),
    cashbackDetails: rateTable(rates) + fill(deal.cashbackDetails),
    getThisOffer: fill(deal.getThisOffer),
    termsAndConditions: deal.termsAndConditions.map(fill),
    store: shop ?? undefined,
  };
}

/** Live offers; by id, in the given order, also expired ones. */
export function readOffers(
  queries: Queries,
  query: RequestOf<typeof listOffers>['query'],
  now: Date,
): Promise<Page<Offer>> {
  if (query.offerIds !== undefined) {
    const ids = parseIds(query.offerIds);
    const where = and(inArray(offer.id, ids), isOfferShown(now));
    return pageOfOffers(queries, { where, orderBy: [inOrderOf(offer.id, ids)] }, query);
  }
  const kind = query.ignoreFlashDeals ? eq(offer.isFlashDeal, false) : undefined;
  const where = and(kind, isOfferShown(now), ofAskedStore(query), shownOnHome(query), isLive(now));
  return pageOfOffers(queries, { where, orderBy: orderOf(query, editorsOrder) }, query);
}
