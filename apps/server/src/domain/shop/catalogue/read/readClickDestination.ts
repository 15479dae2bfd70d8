import type { ClickTarget } from '@potli/api';
import { readAddress } from '@potli/api/link';
import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../../db/database.ts';
import { creditCard } from '../../../../db/schema/creditCard.ts';
import { giftCard } from '../../../../db/schema/giftCard.ts';
import { itemTerms } from '../../../../db/schema/itemTerms.ts';
import { offer } from '../../../../db/schema/offer.ts';
import { rateRow } from '../../../../db/schema/rateCard.ts';
import { store } from '../../../../db/schema/store.ts';
import { parseId } from '../../../platform/shared/ids.ts';
import type { ClickDestination } from '../ClickDestination.ts';
import { isOfferShown, isShown } from './isShown.ts';
import { rateCardOf, rateCardOfOffer } from './readRates.ts';

const TARGETS = {
  STORE: { table: store, isShown: () => isShown(store), link: store.redirectionUrl, rateCardId: rateCardOf(store) },
  CREDIT_CARD: {
    table: creditCard,
    isShown: () => isShown(creditCard),
    link: creditCard.redirectUrl,
    rateCardId: rateCardOf(creditCard),
  },
  OFFER: { table: offer, isShown: () => isOfferShown(), link: offer.redirectUrl, rateCardId: rateCardOfOffer },
};

/**
 * The target of a click on a store, card, offer, flash deal or gift card, with the rates and terms of this moment; undefined for
 * an unknown id, and for what visitors do not see.
 */
export async function readClickDestination(
  queries: Queries,
  source: ClickTarget,
  idText: string,
): Promise<ClickDestination | undefined> {
  const id = parseId(idText);
  if (id === undefined) return undefined;
  if (source === 'GIFT_CARD') {
    const [card] = await queries
      .select({ id: giftCard.id })
      .from(giftCard)
      .where(and(eq(giftCard.id, id), isShown(giftCard)));
    return card && { id, redirectUrl: null, termsId: null, ...NO_RATES };
  }
  const { table, link, rateCardId, isShown: shown } = TARGETS[source];
  const { cashbackBasisPoints, cashbackPaise } = rateRow;
  const termsId = sql<string | null>`(
    select newest.id from ${itemTerms} as newest
    where newest.item_kind = ${source} and newest.item_id = ${table}.id order by newest.version desc limit 1
  )`.mapWith(BigInt);
  const [target] = await queries
    .select({
      redirectUrl: link,
      termsId,
      rates: { rateCardId: rateRow.rateCardId, cashbackBasisPoints, cashbackPaise },
    })
    .from(table as PgTable)
    .leftJoin(rateRow, and(eq(rateRow.rateCardId, rateCardId), eq(rateRow.isDefault, true)))
    .where(and(eq(table.id, id), shown()));
  if (!target) return undefined;
  const { redirectUrl, rates } = target;
  return { id, redirectUrl: toSendable(redirectUrl), termsId: target.termsId, ...(rates ?? NO_RATES) };
}

const NO_RATES = { rateCardId: null, cashbackBasisPoints: 0, cashbackPaise: 0n };

/** Null for an address that is not allowed: imports did not always check addresses. */
function toSendable(link: string): string | null {
  return readAddress(link, 'link').href ?? null;
}
