import * as z from 'zod/mini';
import { type AddressKind, readAddress } from '../link/webAddress.ts';
import { Amount, Faq, Instant, KeyValue } from './common.ts';

const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(120));
const line = z.string().check(z.minLength(1), z.maxLength(300));
const optionalLine = z._default(z.string().check(z.maxLength(300)), '');
/** Text with HTML. The import sanitises every field of this type. */
export const Html = z._default(z.string().check(z.maxLength(20_000)), '');
/** An address, percent-encoded. The pattern is for editors; `readAddress` checks the address. */
function address(kind: AddressKind, pattern: RegExp) {
  const text = z.string().check(z.maxLength(2048), z.regex(pattern));
  return z.pipe(
    text,
    z.transform((given: string, context) => {
      const read = readAddress(given, kind);
      if (read.href !== undefined) return read.href;
      context.issues.push({ code: 'custom', message: read.problem, input: given });
      return z.NEVER;
    }),
  );
}

const picture = address('picture', /^(https:\/\/|\/(?![/\\]))/);
const link = address('link', /^https?:\/\//);
/** A page of this shop (`/…`) or an http(s) address. */
const target = address('page', /^(https?:\/\/|\/(?![/\\]))/);
const position = z.number().check(z.int(), z.gte(0), z.lte(1_000_000));
const rank = z.optional(position);
const lines = z._default(z.array(line), []);
const flag = z._default(z.boolean(), false);

/**
 * What a member earns: a percentage of the sale, or fixed rupees where `amount` is above 0. A click keeps the rate of
 * its time.
 */
const cashback = z._default(
  z.strictObject({
    percent: z._default(z.number().check(z.gte(0), z.lte(100)), 0),
    amount: z._default(Amount, 0),
  }),
  { percent: 0, amount: 0 },
);

export const CategoryRow = z.strictObject({ urlSlug: slug, name: line, imageUrl: picture });

export const StoreRow = z.strictObject({
  urlSlug: slug,
  storeName: line,
  storeTitle: line,
  storeImageUrl: picture,
  baseUrl: link,
  /** Target of a click; with the placeholder `{clickId}` (docs/product/clickout.md#click-id). */
  redirectionUrl: link,
  metaTitle: line,
  metaDescription: z.string().check(z.maxLength(600)),
  isOffline: flag,
  topCashbacks: z._default(z.array(z.strictObject(KeyValue.shape)), []),
  storeDescription: Html,
  importantTerms: lines,
  faqs: z._default(z.array(z.strictObject(Faq.shape)), []),
  earnRewards: line,
  termsTag: optionalLine,
  discountText: optionalLine,
  cashback,
  /** Slugs of categories in this document or already in the shop. */
  categories: z._default(z.array(slug), []),
  /** Other spellings, Hindi ones too. */
  aliases: lines,
  /** Position among Top Stores on home; absent: not there. */
  homeRank: rank,
});

const offerRow = {
  urlSlug: slug,
  offerName: line,
  offerImageUrl: picture,
  offerHomePageCardTag: optionalLine,
  couponCode: z._default(z.string().check(z.maxLength(40)), ''),
  /** Absent and no `expiresInMinutes` either: never expires. */
  expiryDate: z.optional(Instant),
  /** Minutes from the first import of this row; negative for an expired one. For demo shops. */
  expiresInMinutes: z.optional(z.number().check(z.int(), z.gte(-5_000_000), z.lte(5_000_000))),
  redirectUrl: link,
  isOffline: flag,
  aboutThisOffer: Html,
  cashbackDetails: Html,
  aboutStore: Html,
  getThisOffer: Html,
  termsAndConditions: lines,
  cashback,
  /** Slug of the store it belongs to. */
  store: z.optional(slug),
  homeRank: rank,
};

export const FlashDealRow = z.strictObject(offerRow);
export const OfferRow = z.strictObject(offerRow);

export const CreditCardRow = z.strictObject({
  urlSlug: slug,
  imageUrl: picture,
  from: line,
  heading: line,
  subHeading: line,
  annualFees: optionalLine,
  joiningFees: optionalLine,
  recommendedCreditScore: optionalLine,
  description: Html,
  termsAndConditions: lines,
  eligibility: Html,
  welcomeOffer: Html,
  baseUrl: link,
  redirectUrl: link,
  isOffline: flag,
  faqs: z._default(z.array(z.strictObject(Faq.shape)), []),
  cashback,
  aliases: lines,
  homeRank: rank,
});

export const GiftCardRow = z.strictObject({
  urlSlug: slug,
  name: line,
  brandName: line,
  finalBrandName: line,
  imageUrl: picture,
  /** Percent off the face value. */
  salesDiscount: z.number().check(z.gte(0), z.lte(100)),
  /** Whole rupees. */
  denominations: z.array(z.number().check(z.int(), z.gte(1), z.lte(100_000))),
  description: Html,
  howItWorks: lines,
  categories: z._default(z.array(slug), []),
});

export const BannerRow = z.strictObject({
  /** Identifies this banner, so that loading it twice changes nothing. */
  key: slug,
  sectionName: line,
  bannerImageUrl: picture,
  redirectUrl: target,
  altText: line,
  rank: z._default(position, 0),
});

export const HomeSectionRow = z.strictObject({
  key: slug,
  title: line,
  rank: position,
  cards: z.array(
    z.strictObject({
      /** Slug of a store. */
      store: slug,
      rank: position,
      earnRewards: line,
      termsTag: optionalLine,
      discountText: line,
    }),
  ),
});

/**
 * A whole catalogue, as `potli import` reads it. Rows are matched by `urlSlug` (or `key`): new ones are added,
 * different ones changed, equal ones not touched; rows that are not in the document stay as they are. Unknown fields
 * are refused, because they are spelling mistakes.
 */
export const CatalogueDocument = z.strictObject({
  /** Where an editor finds the schema. */
  $schema: z.optional(z.string()),
  version: z.literal(1),
  categories: z._default(z.array(CategoryRow), []),
  stores: z._default(z.array(StoreRow), []),
  flashDeals: z._default(z.array(FlashDealRow), []),
  offers: z._default(z.array(OfferRow), []),
  creditCards: z._default(z.array(CreditCardRow), []),
  giftCards: z._default(z.array(GiftCardRow), []),
  banners: z._default(z.array(BannerRow), []),
  homeSections: z._default(z.array(HomeSectionRow), []),
});

/** The document as people write it: fields with defaults may be left out. */
export type CatalogueDocument = z.input<typeof CatalogueDocument>;
