import * as z from 'zod/mini';
import { Id, pageQuery, Slug } from './common.ts';
import { endpoint } from './endpoint.ts';
import { fromAnyHost } from './fromAnyHost.ts';
import { typedLine } from './typedText.ts';

/** A gift card as lists and suggestions show it. `salesDiscount` is percent off its face value. */
export const GiftCardSummary = z.object({
  id: Id,
  urlSlug: Slug,
  name: z.string(),
  brandName: z.string(),
  finalBrandName: z.string(),
  imageUrl: z.string(),
  salesDiscount: z.number(),
});
export type GiftCardSummary = z.infer<typeof GiftCardSummary>;

/** Denominations between two amounts in whole rupees, `step` apart. */
export const DenominationRange = z.object({ min: z.number(), max: z.number(), step: z.number() });

/** A gift card with all that its page shows. Denominations in whole rupees; `description` is sanitised HTML. */
export const GiftCard = z.extend(GiftCardSummary, {
  /** Fixed ones; may be empty. */
  denominations: z.array(z.number()),
  /** What the buyer may choose beside the fixed ones, or null. A card with neither cannot be bought. */
  denominationRange: z.nullable(DenominationRange),
  /** Cards in one order at most. */
  maxCount: z.number(),
  /** Who issues the card and owes its value; empty where the host does not say. */
  issuer: z.string(),
  /** Months from the purchase in which it can be spent; null where the voucher alone says it. */
  validityMonths: z.nullable(z.number()),
  description: z.string(),
  /** How to redeem it, step by step. */
  howItWorks: z.array(z.string()),
  /** What else the issuer says, a sentence each. */
  terms: z.array(z.string()),
});
export type GiftCard = z.infer<typeof GiftCard>;

const foreignSummary = /* @__PURE__ */ bySlug(GiftCardSummary);
const foreignGiftCard = /* @__PURE__ */ bySlug(
  fromAnyHost(GiftCard, {
    denominations: [],
    denominationRange: null,
    maxCount: 1,
    issuer: '',
    validityMonths: null,
    description: '',
    howItWorks: [],
    terms: [],
  }),
);

/** Other hosts may call the slug of a gift card `slug`. */
function bySlug<Card>(card: z.ZodMiniType<Card>): z.ZodMiniType<Card> {
  const named = z.transform((given: unknown) => {
    return typeof given === 'object' && given && 'slug' in given ? { urlSlug: given.slug, ...given } : given;
  });
  return z.pipe(named, card);
}

export const listGiftCards = endpoint({
  method: 'GET',
  path: '/giftcard/paginated',
  summary: 'Gift cards, a page at a time: all, or of a category by its slug or id',
  auth: 'public',
  query: z.object({ ...pageQuery, category: z.optional(Slug) }),
  response: z.array(GiftCardSummary),
  alsoAccepts: z.array(foreignSummary),
  paged: true,
});

export const searchGiftCards = endpoint({
  method: 'GET',
  path: '/giftcard/search',
  summary: 'Gift cards whose brand matches a query',
  auth: 'public',
  query: z.object({ ...pageQuery, brandName: typedLine().check(z.maxLength(100)) }),
  response: z.array(GiftCardSummary),
  alsoAccepts: z.array(foreignSummary),
  paged: true,
});

export const getGiftCardBySlug = endpoint({
  method: 'GET',
  path: '/giftcard/slug/{slug}',
  summary: 'One gift card by its slug',
  auth: 'public',
  params: z.object({ slug: Slug }),
  response: GiftCard,
  alsoAccepts: foreignGiftCard,
  errors: [404],
});

export const getGiftCardById = endpoint({
  method: 'GET',
  path: '/giftcard/{id}',
  summary: 'One gift card by its id',
  auth: 'public',
  params: z.object({ id: Id }),
  response: GiftCard,
  alsoAccepts: foreignGiftCard,
  errors: [404],
});
