import type { CreditCard, CreditCardSummary, listCreditCards, Page, RequestOf } from '@potli/api';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { creditCard } from '../../../db/schema/creditCard.ts';
import { idText, inOrderOf, parseId, parseIds } from '../../shared/ids.ts';
import { readPage } from '../../shared/readPage.ts';

/** Columns of a credit card in lists. */
export const creditCardSummary = {
  id: idText(creditCard.id),
  urlSlug: creditCard.urlSlug,
  imageUrl: creditCard.imageUrl,
  from: creditCard.issuer,
  heading: creditCard.heading,
  subHeading: creditCard.subHeading,
};

const full = {
  ...creditCardSummary,
  annualFees: creditCard.annualFees,
  joiningFees: creditCard.joiningFees,
  recommendedCreditScore: creditCard.recommendedCreditScore,
  description: creditCard.description,
  termsAndConditions: creditCard.termsAndConditions,
  eligibility: creditCard.eligibility,
  welcomeOffer: creditCard.welcomeOffer,
  baseUrl: creditCard.baseUrl,
  redirectUrl: creditCard.redirectUrl,
  isOffline: creditCard.isOffline,
  faqs: creditCard.faqs,
};

/** Credit cards in the editors' order, or by id in the given order. */
export function readCreditCards(
  queries: Queries,
  query: RequestOf<typeof listCreditCards>['query'],
): Promise<Page<CreditCardSummary>> {
  const ids = query.creditCardIds === undefined ? undefined : parseIds(query.creditCardIds);
  const where = and(
    ids && inArray(creditCard.id, ids),
    query.isDisplayHomePage ? isNotNull(creditCard.homeRank) : undefined,
  );
  const order = ids ? inOrderOf(creditCard.id, ids) : sql`${creditCard.homeRank} nulls last`;
  const orderBy = [order, sql`${creditCard.id}`];
  return readPage(queries, { fields: creditCardSummary, from: creditCard, where, orderBy }, query);
}

export async function readCreditCardBySlug(queries: Queries, slug: string): Promise<CreditCard | undefined> {
  const [row] = await queries.select(full).from(creditCard).where(eq(creditCard.urlSlug, slug));
  return row;
}

export async function readCreditCardById(queries: Queries, id: string): Promise<CreditCard | undefined> {
  const known = parseId(id);
  if (known === undefined) return undefined;
  const [row] = await queries.select(full).from(creditCard).where(eq(creditCard.id, known));
  return row;
}
