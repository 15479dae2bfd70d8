import type { CreditCardSummary, listCreditCards, Page, RequestOf, searchCreditCards } from '@potli/api';
import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { creditCard } from '../../../db/schema/creditCard.ts';
import { idText, inOrderOf, parseIds } from './ids.ts';
import { readPage } from './readPage.ts';
import { namesContain, prefixFirst } from './textSearch.ts';

const summary = {
  id: idText(creditCard.id),
  urlSlug: creditCard.urlSlug,
  imageUrl: creditCard.imageUrl,
  from: creditCard.issuer,
  heading: creditCard.heading,
  subHeading: creditCard.subHeading,
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
  return readPage(queries, { fields: summary, from: creditCard, where, orderBy }, query);
}

/** Credit cards whose heading, issuer or other name contains the text. */
export function findCreditCards(
  queries: Queries,
  query: RequestOf<typeof searchCreditCards>['query'],
): Promise<Page<CreditCardSummary>> {
  const where = namesContain(query.creditCardName, [creditCard.heading, creditCard.issuer], creditCard.aliases);
  const orderBy = [...prefixFirst(query.creditCardName, creditCard.heading), sql`${creditCard.id}`];
  return readPage(queries, { fields: summary, from: creditCard, where, orderBy }, query);
}
