import * as z from 'zod/mini';
import { Id, IdList, Instant, pageQuery, QueryFlag, Slug } from './common.ts';
import { endpoint } from './endpoint.ts';

/** A coupon or flash deal as lists show it (spec, section 3). `couponCode` is empty where none is needed. */
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
});
export type Offer = z.infer<typeof Offer>;

const offerQuery = {
  ...pageQuery,
  expiringSoon: z.optional(QueryFlag),
  latestOffers: z.optional(QueryFlag),
  isDisplayHomePage: z.optional(QueryFlag),
};

export const listFlashDeals = endpoint({
  method: 'GET',
  path: '/flashdeals/paginated',
  summary: 'Flash deals, live ones first',
  auth: 'optional',
  query: z.object(offerQuery),
  response: z.array(Offer),
  paged: true,
});

export const listOffers = endpoint({
  method: 'GET',
  path: '/offers/paginated',
  summary: 'Coupons, or offers by id',
  auth: 'optional',
  query: z.object({ ...offerQuery, ignoreFlashDeals: z.optional(QueryFlag), offerIds: z.optional(IdList) }),
  response: z.array(Offer),
  paged: true,
});
