import * as z from 'zod/mini';
import {
  flag,
  Html,
  line,
  lines,
  link,
  optionalLine,
  percentOrAmount,
  picture,
  position,
  rank,
  shown,
  slug,
  target,
} from './catalogueFields.ts';
import type { CatalogueKindName } from './catalogueKinds.ts';
import { Amount, Faq, Instant } from './common.ts';
import { FaqRow, TextRow, VideoRow } from './helpRows.ts';
import { GIFT_CARD_MOST_RUPEES, GIFT_CARDS_AN_ORDER } from './policy.ts';
import { typedCode, typedLine } from './typedText.ts';

/** A row of a rate card: what an order earns (docs/product/money.md#rates). Amounts in rupees. */
const RateRow = z.strictObject({
  /** As members read it: "Sneakers". Texts of the same item can name it: `{rate:Sneakers}`. */
  appliesTo: line,
  ...percentOrAmount,
  /** The most that one order earns. */
  cap: z.optional(Amount),
  /** The least that an order must come to. */
  minimum: z.optional(Amount),
  newUsersOnly: flag,
  /** For clicks from this time on, and before `to`. */
  from: z.optional(Instant),
  to: z.optional(Instant),
  /** For orders of which the network does not say what was bought. One row of several has it. */
  isDefault: flag,
  /** A lead is a reward without a sale, such as a card that was issued. */
  kind: z._default(z.enum(['sale', 'lead']), 'sale'),
  /** Categories and commission groups of the network that this row covers. */
  categories: lines,
  /** What the network pays the shop for it. */
  commission: z.optional(z.strictObject(percentOrAmount)),
});
export type RateRow = z.output<typeof RateRow>;

/** The network by which orders are reported, and what its programme allows. */
const programme = {
  /** As in the address of its postbacks. Absent: any network may report. */
  network: z.optional(slug),
  programme: z._default(
    z.strictObject({
      cashback: z._default(z.enum(['allowed', 'coupon-only', 'none']), 'allowed'),
      missingSales: z._default(z.boolean(), true),
      appTraffic: z._default(z.boolean(), true),
      priceHistory: flag,
      extension: flag,
    }),
    { cashback: 'allowed', missingSales: true, appTraffic: true, priceHistory: false, extension: false },
  ),
};

const rateRows = z.array(RateRow).check(z.maxLength(200));

const rated = {
  /** `{cashback}` in a text of the item is replaced by its best rate: no text repeats a rate. */
  rates: z._default(rateRows, []),
  /** What holds instead of `rates` from a moment on. */
  nextRates: z.optional(z.strictObject({ from: Instant, rates: rateRows })),
};

export const CategoryRow = z.strictObject({
  urlSlug: slug,
  name: line,
  imageUrl: picture,
  /** Absent: after those that have one, in the order of the document. */
  rank,
  ...shown,
});

export const StoreRow = z.strictObject({
  urlSlug: slug,
  storeName: line,
  storeTitle: line,
  storeImageUrl: picture,
  baseUrl: link,
  /** Target of a click; with the placeholder `{clickId}` (docs/product/clickout.md#click-id). */
  redirectionUrl: link,
  metaTitle: line,
  metaDescription: typedLine().check(z.maxLength(600)),
  isOffline: flag,
  storeDescription: Html,
  importantTerms: lines,
  faqs: z._default(z.array(z.strictObject(Faq.shape)), []),
  termsTag: optionalLine,
  discountText: optionalLine,
  ...rated,
  ...programme,
  /** Slugs of categories in this document or already in the shop. */
  categories: z._default(z.array(slug), []),
  /** Other spellings, Hindi ones too. */
  aliases: lines,
  /** Position among Top Stores on home; absent: not there. */
  homeRank: rank,
  ...shown,
});

const offerRow = {
  urlSlug: slug,
  offerName: line,
  offerImageUrl: picture,
  offerHomePageCardTag: optionalLine,
  couponCode: z._default(typedCode().check(z.maxLength(40)), ''),
  /** Absent and no `expiresInMinutes` either: never expires. */
  expiryDate: z.optional(Instant),
  /** Minutes from the first import of this row; negative for an expired one. For demo shops. */
  expiresInMinutes: z.optional(z.number().check(z.int(), z.gte(-5_000_000), z.lte(5_000_000))),
  redirectUrl: link,
  isOffline: flag,
  aboutThisOffer: Html,
  /** What a rate cannot say; the table of the rates is above it. */
  cashbackDetails: Html,
  aboutStore: Html,
  getThisOffer: Html,
  termsAndConditions: lines,
  /** Absent: those of its store, with its network. */
  ...rated,
  ...programme,
  /** Slug of the store it belongs to. */
  store: z.optional(slug),
  homeRank: rank,
  ...shown,
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
  ...rated,
  ...programme,
  aliases: lines,
  homeRank: rank,
  ...shown,
});

/** Of a gift card, in whole rupees. */
const denomination = z.number().check(z.int(), z.gte(1), z.lte(GIFT_CARD_MOST_RUPEES));

export const GiftCardRow = z.strictObject({
  urlSlug: slug,
  name: line,
  brandName: line,
  finalBrandName: line,
  imageUrl: picture,
  /** Percent off the face value. */
  salesDiscount: z.number().check(z.gte(0), z.lte(100)),
  /** Whole rupees. */
  denominations: z._default(z.array(denomination), []),
  /** What a buyer may choose beside them. */
  denominationRange: z.optional(
    z
      .strictObject({ min: denomination, max: denomination, step: denomination })
      .check(z.refine(({ min, max }) => min <= max, { error: 'min must not be above max', path: ['max'] })),
  ),
  /** In one order. */
  maxCount: z._default(z.number().check(z.int(), z.gte(1), z.lte(GIFT_CARDS_AN_ORDER)), GIFT_CARDS_AN_ORDER),
  /** Who owes its value. */
  issuer: optionalLine,
  /** Months from the purchase; the Reserve Bank wants twelve at least. */
  validityMonths: z.optional(z.number().check(z.int(), z.gte(12), z.lte(120))),
  description: Html,
  howItWorks: lines,
  terms: z._default(lines, []),
  categories: z._default(z.array(slug), []),
  ...shown,
});

export const BannerRow = z.strictObject({
  /** Identifies this banner, so that loading it twice changes nothing. */
  key: slug,
  sectionName: line,
  bannerImageUrl: picture,
  redirectUrl: target,
  altText: line,
  rank: z._default(position, 0),
  ...shown,
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
      termsTag: optionalLine,
      discountText: line,
    }),
  ),
  ...shown,
});

/** A word that shoppers type for goods, and the words of the catalogue that it means. */
export const SearchWordRow = z.strictObject({
  /** In lower case: "joote", "जूते", "mobile cover". */
  word: line.check(z.maxLength(60), z.toLowerCase()),
  /** "footwear", "shoes"; as they stand in rates, categories, deals and texts. Empty: the word is left out of a query. */
  means: z.array(line.check(z.maxLength(60))).check(z.maxLength(20)),
  ...shown,
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
  searchWords: z._default(z.array(SearchWordRow), []),
  faqs: z._default(z.array(FaqRow), []),
  videos: z._default(z.array(VideoRow), []),
  texts: z._default(z.array(TextRow), []),
});

/** The schema of the rows of each list. */
export const rowSchemas = {
  categories: CategoryRow,
  stores: StoreRow,
  flashDeals: FlashDealRow,
  offers: OfferRow,
  creditCards: CreditCardRow,
  giftCards: GiftCardRow,
  banners: BannerRow,
  homeSections: HomeSectionRow,
  searchWords: SearchWordRow,
  faqs: FaqRow,
  videos: VideoRow,
  texts: TextRow,
} satisfies Record<CatalogueKindName, z.ZodMiniType>;

/** The document as people write it: fields with defaults may be left out. */
export type CatalogueDocument = z.input<typeof CatalogueDocument>;
