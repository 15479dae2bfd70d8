import * as z from 'zod/mini';
import { Amount, BareAddress, Id, Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { QUESTION_LAST_DAYS, QUESTIONS_AT_ONCE } from './policy.ts';

/** What a member can click out to. */
export const ClickTarget = z.enum(['STORE', 'CREDIT_CARD', 'OFFER', 'GIFT_CARD']);
export type ClickTarget = z.infer<typeof ClickTarget>;

const short = z.string().check(z.maxLength(120));

/**
 * The device of a click (docs/product/clickout.md#device-information). Latitude and longitude are 0 where location is
 * not granted.
 */
export const DeviceInfo = z.object({
  deviceType: short,
  browserName: short,
  browserVersion: short,
  osName: short,
  osVersion: short,
  visitorId: short,
  geoCountry: short,
  geoCity: short,
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});
export type DeviceInfo = z.infer<typeof DeviceInfo>;

/** A recorded click. Other hosts may leave either part out. */
export const ClickOutcome = z.object({
  clickId: z.optional(z.string()),
  redirectUrl: z.optional(z.string()),
});
export type ClickOutcome = z.infer<typeof ClickOutcome>;

/** Other hosts send a bare address, `response`, `url`, or a click id alone (docs/product/api.md#other-hosts). */
const foreignOutcome = z.pipe(
  z.union([
    BareAddress,
    z.object({
      clickId: z.optional(z.string()),
      redirectUrl: z.optional(z.string()),
      url: z.optional(z.string()),
      response: z.optional(z.string()),
    }),
  ]),
  z.transform((answer): ClickOutcome => {
    if (typeof answer === 'string') return { redirectUrl: answer };
    return { clickId: answer.clickId, redirectUrl: answer.redirectUrl ?? answer.url ?? answer.response };
  }),
);

export const createClick = endpoint({
  method: 'POST',
  path: '/click/{id}',
  summary: 'Record a click; returns after the commit',
  auth: 'member',
  keyed: true,
  params: z.object({ id: Id }),
  query: z.object({ clickSource: ClickTarget }),
  body: DeviceInfo,
  response: ClickOutcome,
  alsoAccepts: foreignOutcome,
  errors: [401, 404, 429, 503],
});

/** One row of My Clicks. `storeId` is the id of the source. Amount in rupees; shown as percentage where it is 0. */
export const Click = z.object({
  clickId: z.string(),
  /** STORE, CREDIT_CARD, OFFER, GIFT_CARD or CUSTOM_LINK; unknown sources are shown as they are. */
  clickSource: z.string(),
  storeId: Id,
  /** For a CUSTOM_LINK: whose id `storeId` is, STORE or CREDIT_CARD. Absent: a store. */
  itemType: z.optional(z.string()),
  clickTime: Instant,
  defaultCashbackForUserAtTheTimeOfClick: Amount,
  cashbackPercentageForUserAtTheTimeOfClick: Amount,
  /** The order after this click, the last reported of several. */
  transactionId: z.optional(z.nullable(Id)),
});
export type Click = z.infer<typeof Click>;

export const listMyClicks = endpoint({
  method: 'GET',
  path: '/clicks/my-clicks',
  summary: "The member's clicks, newest first",
  auth: 'member',
  query: z.object(pageQuery),
  response: z.array(Click),
  paged: true,
  errors: [401],
});

/** A visit to a store of which no order came: the member is asked once whether they bought (docs/product/clicks.md#did-you-buy). */
export const ClickQuestion = z.object({
  /** The last click of the visit, with which a claim begins. */
  clickId: z.string(),
  clickTime: Instant,
  storeId: Id,
  storeName: z.string(),
  storeImageUrl: z.string(),
  /** Null until the member answers. After a yes the claim is still to be filed; after a no it is not listed again. */
  bought: z.nullable(z.boolean()),
});
export type ClickQuestion = z.infer<typeof ClickQuestion>;

export const listClickQuestions = endpoint({
  method: 'GET',
  path: '/clicks/questions',
  summary: `Visits of the last ${QUESTION_LAST_DAYS} days without an order, about which the member is asked; at most ${QUESTIONS_AT_ONCE}, newest first`,
  auth: 'member',
  response: z.array(ClickQuestion),
  errors: [401],
});

export const answerClickQuestion = endpoint({
  method: 'POST',
  path: '/clicks/{id}/answer',
  summary: 'Say whether a visit was a purchase; a no is final',
  auth: 'member',
  keyed: true,
  params: z.object({ id: Id }),
  body: z.object({ bought: z.boolean() }),
  response: ClickQuestion,
  errors: [401, 404, 409],
});
