import * as z from 'zod/mini';
import { Id, IdList, pageQuery, QueryFlag, Slug } from './common.ts';
import { endpoint } from './endpoint.ts';

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
  summary: 'Credit cards whose name answers a query',
  auth: 'optional',
  query: z.object({ ...pageQuery, creditCardName: z.string().check(z.maxLength(100)) }),
  response: z.array(CreditCardSummary),
  paged: true,
});
