import type { CreditCard, CreditCardSummary, listCreditCards, Page, RequestOf } from '@potli/api';
import { bestRate, fillRates } from '@potli/api/rates';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { creditCard } from '../../../../db/schema/creditCard.ts';
import { idText, inOrderOf, parseId, parseIds } from '../../../platform/shared/ids.ts';
import { readPage } from '../../../platform/shared/readPage.ts';
import { isShown } from './isShown.ts';
import { rateCardOf, ratesOf } from './readRates.ts';

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
  rates: ratesOf(rateCardOf(creditCard)),
};

async function readCreditCard(queries: Queries, where: SQL): Promise<CreditCard | undefined> {
  const [row] = await queries
    .select(full)
    .from(creditCard)
    .where(and(where, isShown(creditCard)));
  if (!row) return undefined;
  const { rates, ...card } = row;
  const { percent = 0, amount = 0 } = bestRate(rates) ?? {};
  const fill = (text: string) => fillRates(text, rates);
  return {
    ...card,
    description: fill(card.description),
    eligibility: fill(card.eligibility),
    welcomeOffer: fill(card.welcomeOffer),
    termsAndConditions: card.termsAndConditions.map(fill),
    faqs: card.faqs.map(({ question, answer }) => ({ question, answer: fill(answer) })),
    cashback: { percent, amount },
  };
}

/** Credit cards in the editors' order, or by id in the given order. */
export function readCreditCards(
  queries: Queries,
  query: RequestOf<typeof listCreditCards>['query'],
): Promise<Page<CreditCardSummary>> {
  const ids = query.creditCardIds === undefined ? undefined : parseIds(query.creditCardIds);
  const where = and(
    isShown(creditCard),
    ids && inArray(creditCard.id, ids),
    query.isDisplayHomePage ? isNotNull(creditCard.homeRank) : undefined,
  );
  const order = ids ? inOrderOf(creditCard.id, ids) : sql`${creditCard.homeRank} nulls last`;
  const orderBy = [order, sql`${creditCard.id}`];
  return readPage(queries, { fields: creditCardSummary, from: creditCard, where, orderBy }, query);
}

export function readCreditCardBySlug(queries: Queries, slug: string): Promise<CreditCard | undefined> {
  return readCreditCard(queries, eq(creditCard.urlSlug, slug));
}

export async function readCreditCardById(queries: Queries, id: string): Promise<CreditCard | undefined> {
  const known = parseId(id);
  return known === undefined ? undefined : readCreditCard(queries, eq(creditCard.id, known));
}
