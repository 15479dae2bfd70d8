import * as z from 'zod/mini';
import { Amount, Faq, Id, IdList, pageQuery, QueryFlag, Slug } from './common.ts';
import { endpoint } from './endpoint.ts';
import { typedLine } from './typedText.ts';

/** A credit card as lists and suggestions show it; `from` is its issuer, shown as its name. */
export const CreditCardSummary = z.object({
  id: Id,
  urlSlug: Slug,
  imageUrl: z.string(),
  from: z.string(),
  heading: z.string(),
  subHeading: z.string(),
});
export type CreditCardSummary = z.infer<typeof CreditCardSummary>;

/**
 * A credit card with all that its page shows (docs/product/credit-cards.md#fields). Longer texts are sanitised HTML.
 */
export const CreditCard = z.extend(CreditCardSummary, {
  annualFees: z.string(),
  joiningFees: z.string(),
  recommendedCreditScore: z.string(),
  description: z.string(),
  termsAndConditions: z.array(z.string()),
  eligibility: z.string(),
  welcomeOffer: z.string(),
  baseUrl: z.string(),
  redirectUrl: z.string(),
  isOffline: z.boolean(),
  faqs: z.array(Faq),
  /** What a member earns: fixed rupees, or a percentage where `amount` is 0. Absent where unknown. */
  cashback: z.optional(z.object({ percent: Amount, amount: Amount })),
});
export type CreditCard = z.infer<typeof CreditCard>;

export const listCreditCards = endpoint({
  method: 'GET',
  path: '/credit-cards/paginated',
  summary: 'Credit cards, a page at a time or by id',
  auth: 'optional',
  query: z.object({
    ...pageQuery,
    isDisplayHomePage: z.optional(QueryFlag),
    creditCardIds: z.optional(IdList),
  }),
  response: z.array(CreditCardSummary),
  paged: true,
});

export const searchCreditCards = endpoint({
  method: 'GET',
  path: '/credit-cards/search',
  summary: 'Credit cards whose name matches a query',
  auth: 'optional',
  query: z.object({ ...pageQuery, creditCardName: typedLine().check(z.maxLength(100)) }),
  response: z.array(CreditCardSummary),
  paged: true,
});

export const getCreditCardBySlug = endpoint({
  method: 'GET',
  path: '/credit-cards/slug/{slug}',
  summary: 'One credit card by its slug',
  auth: 'optional',
  params: z.object({ slug: Slug }),
  response: CreditCard,
  errors: [404],
});

export const getCreditCardById = endpoint({
  method: 'GET',
  path: '/credit-cards/{id}',
  summary: 'One credit card by its id',
  auth: 'optional',
  params: z.object({ id: Id }),
  response: CreditCard,
  errors: [404],
});
