import { CARD_RETURN_DAYS, SHOP_RETURN_DAYS } from '@potli/api/contract/policy';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { dispute } from '../../../db/schema/dispute.ts';
import { member } from '../../../db/schema/member.ts';
import { offer } from '../../../db/schema/offer.ts';
import { rateCard } from '../../../db/schema/rateCard.ts';
import { parseId } from '../../platform/shared/ids.ts';
import type { Origin } from './mergeReports.ts';

type ItemKind = (typeof rateCard.$inferSelect)['itemKind'];

/** What an order copies from a claim without a click; undefined for an unknown claim. */
export async function findClaimOrigin(queries: Queries, claimId: string): Promise<Origin | undefined> {
  const id = parseId(claimId);
  if (id === undefined) return undefined;
  const [row] = await queries
    .select({
      memberId: dispute.memberId,
      referrerId: member.referredBy,
      clickedAt: dispute.orderTime,
      kind: dispute.sourceType,
      itemId: dispute.sourceId,
      offerStoreId: offer.storeId,
      offerRates: offer.rateCardId,
    })
    .from(dispute)
    .innerJoin(member, eq(member.id, dispute.memberId))
    .leftJoin(offer, and(eq(dispute.sourceType, 'FLASH_DEAL'), eq(offer.id, dispute.sourceId)))
    .where(eq(dispute.id, id));
  if (!row) return undefined;
  const { kind, itemId, offerStoreId, offerRates, ...origin } = row;
  const storeId = kind === 'STORE' ? itemId : offerStoreId;
  const cardId = kind === 'CREDIT_CARD' ? itemId : null;
  const rated: [ItemKind, bigint | null] =
    kind !== 'FLASH_DEAL' ? [kind, itemId] : offerRates === null ? ['STORE', storeId] : ['OFFER', itemId];
  return {
    ...origin,
    storeId,
    cardId,
    clickId: null,
    incomeKind: 'OWN',
    rateCardId: await rateCardAt(queries, ...rated, origin.clickedAt),
    cashbackBasisPoints: 0,
    cashbackPaise: 0n,
    returnDays: cardId === null ? SHOP_RETURN_DAYS : CARD_RETURN_DAYS,
  };
}

/** The version of an item's rates that held at a moment; before there was one, the first. */
async function rateCardAt(queries: Queries, kind: ItemKind, itemId: bigint | null, at: Date): Promise<bigint | null> {
  if (itemId === null) return null;
  const versions = await queries
    .select({ id: rateCard.id, validFrom: rateCard.validFrom })
    .from(rateCard)
    .where(and(eq(rateCard.itemKind, kind), eq(rateCard.itemId, itemId)))
    .orderBy(asc(rateCard.version));
  const held = versions.findLast(({ validFrom }) => validFrom <= at) ?? versions[0];
  return held?.id ?? null;
}
