import type { ClickTarget } from '@potli/api';
import { readAddress } from '@potli/api/link';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { creditCard } from '../../../db/schema/creditCard.ts';
import { giftCard } from '../../../db/schema/giftCard.ts';
import { offer } from '../../../db/schema/offer.ts';
import { store } from '../../../db/schema/store.ts';
import { parseId } from '../../shared/ids.ts';
import type { ClickDestination } from '../ClickDestination.ts';

const TARGETS = {
  STORE: { table: store, link: store.redirectionUrl },
  CREDIT_CARD: { table: creditCard, link: creditCard.redirectUrl },
  OFFER: { table: offer, link: offer.redirectUrl },
};

/** The target of a click on a store, card, offer, flash deal or gift card; undefined for an unknown id. */
export async function readClickDestination(
  queries: Queries,
  source: ClickTarget,
  idText: string,
): Promise<ClickDestination | undefined> {
  const id = parseId(idText);
  if (id === undefined) return undefined;
  if (source === 'GIFT_CARD') {
    const [card] = await queries.select({ id: giftCard.id }).from(giftCard).where(eq(giftCard.id, id));
    return card && { id, redirectUrl: null, cashbackBasisPoints: 0, cashbackPaise: 0n };
  }
  const { table, link } = TARGETS[source];
  const { cashbackBasisPoints, cashbackPaise } = table;
  const [target] = await queries
    .select({ id: table.id, redirectUrl: link, cashbackBasisPoints, cashbackPaise })
    .from(table)
    .where(eq(table.id, id));
  return target && { ...target, redirectUrl: toSendable(target.redirectUrl) };
}

/** Null for an address that is not allowed: imports did not always check addresses. */
function toSendable(link: string): string | null {
  return readAddress(link, 'link').href ?? null;
}
