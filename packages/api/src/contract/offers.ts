import * as z from 'zod/mini';
import { Id, IdList, Instant, pageQuery, QueryFlag, Slug } from './common.ts';
import { endpoint } from './endpoint.ts';
import { fromAnyHost } from './fromAnyHost.ts';
import { StoreSummary } from './stores.ts';

/** The store of an offer, as lists name it. */
const OfferStore = z.pick(StoreSummary, { storeName: true, urlSlug: true, earnRewards: true });
export type OfferStore = z.infer<typeof OfferStore>;

/**
 * A coupon or flash deal as lists show it (docs/product/offers.md#fields). `couponCode` is empty where none is needed;
 * `store` is absent where unknown.
 */
export const Offer = z.object({
  id: Id,
  urlSlug: Slug,
  offerName: z.string(),
  offerImageUrl: z.string(),
  offerHomePageCardTag: z.string(),
  couponCode: z.string(),
  expiryDate: z.nullable(Instant),
  redirectUrl: z.string(),
  isOffline: z.boolean(),
  store: z.optional(OfferStore),
});
export type Offer = z.infer<typeof Offer>;

/** An offer with all that its page shows. The four longer texts are sanitised HTML. */
export const OfferDetails = z.extend(Offer, {
  aboutThisOffer: z.string(),
  cashbackDetails: z.string(),
  aboutStore: z.string(),
  getThisOffer: z.string(),
  termsAndConditions: z.array(z.string()),
  store: z.optional(StoreSummary),
});
export type OfferDetails = z.infer<typeof OfferDetails>;

/** What an offer may do without. */
const absent = { offerHomePageCardTag: '', couponCode: '', expiryDate: null };
const foreignOffers = z.array(fromAnyHost(Offer, absent));

const offerQuery = {
  ...pageQuery,
  expiringSoon: z.optional(QueryFlag),
  latestOffers: z.optional(QueryFlag),
  isDisplayHomePage: z.optional(QueryFlag),
  storeId: z.optional(Id),
};

export const listFlashDeals = endpoint({
  method: 'GET',
  path: '/flashdeals/paginated',
  summary: 'Flash deals, active ones first',
  auth: 'optional',
  query: z.object(offerQuery),
  response: z.array(Offer),
  alsoAccepts: foreignOffers,
  paged: true,
});

export const listOffers = endpoint({
  method: 'GET',
  path: '/offers/paginated',
  summary: 'Coupons, or offers by id',
  auth: 'optional',
  query: z.object({ ...offerQuery, ignoreFlashDeals: z.optional(QueryFlag), offerIds: z.optional(IdList) }),
  response: z.array(Offer),
  alsoAccepts: foreignOffers,
  paged: true,
});

export const getFlashDealBySlug = endpoint({
  method: 'GET',
  path: '/flashdeals/slug/{slug}',
  summary: 'One flash deal by its slug, also an expired one',
  auth: 'optional',
  params: z.object({ slug: Slug }),
  response: OfferDetails,
  alsoAccepts: fromAnyHost(OfferDetails, absent),
  errors: [404],
});
