import type { CreditCardSummary, listCreditCards, Page, RequestOf, searchCreditCards } from '@potli/api';
import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { creditCard } from '../../../db/schema/creditCard.ts';
import { idText, inOrderOf, parseIds } from './ids.ts';
import { type PageRequest, toPage, windowOf } from './paging.ts';
import { namesContain, prefixFirst } from './textSearch.ts';

const summary = {
  id: idText(creditCard.id),
  urlSlug: creditCard.urlSlug,
  imageUrl: creditCard.imageUrl,
  from: creditCard.issuer,
  heading: creditCard.heading,
  subHeading: creditCard.subHeading,
};

async function pageOfCards(
  queries: Queries,
  { where, orderBy }: { where?: SQL; orderBy: SQL[] },
  request: PageRequest,
): Promise<Page<CreditCardSummary>> {
  const { limit, offset } = windowOf(request);
  const [rows, [counted]] = await Promise.all([
    queries
      .select(summary)
      .from(creditCard)
      .where(where)
      .orderBy(...orderBy, creditCard.id)
      .limit(limit)
      .offset(offset),
    queries.select({ count: sql`count(*)`.mapWith(Number) }).from(creditCard).where(where),
  ]);
  return toPage(rows, counted?.count ?? 0, request);
}

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
  return pageOfCards(queries, { where, orderBy: [order] }, query);
}

/** Credit cards whose heading, issuer or other name contains the text. */
export function findCreditCards(
  queries: Queries,
  query: RequestOf<typeof searchCreditCards>['query'],
): Promise<Page<CreditCardSummary>> {
  const where = namesContain(query.creditCardName, [creditCard.heading, creditCard.issuer], creditCard.aliases);
  return pageOfCards(queries, { where, orderBy: prefixFirst(query.creditCardName, creditCard.heading) }, query);
}
