import { CARD_RETURN_DAYS, SHOP_RETURN_DAYS } from '@potli/api/contract/policy';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../../db/database.ts';
import { isAnyOf } from '../../../db/isOneOf.ts';
import { click } from '../../../db/schema/click.ts';
import { customLink } from '../../../db/schema/customLink.ts';
import { member } from '../../../db/schema/member.ts';
import { offer } from '../../../db/schema/offer.ts';
import type { Origin } from './mergeReports.ts';

const ClickId = z.uuid();

/** Click ids in the spelling of the database; those that no click can have are left out. */
const toClickIds = (texts: readonly string[]) =>
  // shops can send a shortened or damaged id
  [...new Set(texts.map((text) => text.toLowerCase()))].filter((text) => ClickId.safeParse(text).success);

/** What orders copy from their clicks, by the id of the click in lower case; none for unknown clicks. */
export async function findOrigins(queries: Queries, clickIds: readonly string[]): Promise<Map<string, Origin>> {
  const ids = toClickIds(clickIds);
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({
      clickId: click.id,
      memberId: click.memberId,
      referrerId: member.referredBy,
      cashbackBasisPoints: click.cashbackBasisPoints,
      cashbackPaise: click.cashbackPaise,
      clickedAt: click.clickedAt,
      rateCardId: click.rateCardId,
      source: click.source,
      kind: sql<string>`coalesce(${customLink.itemType}, ${click.source})`,
      itemId: sql`coalesce(${customLink.itemId}, ${click.sourceId})`.mapWith(BigInt),
      offerStoreId: offer.storeId,
    })
    .from(click)
    .innerJoin(member, eq(member.id, click.memberId))
    .leftJoin(customLink, and(eq(click.source, 'CUSTOM_LINK'), eq(customLink.id, click.sourceId)))
    .leftJoin(offer, and(eq(click.source, 'OFFER'), eq(offer.id, click.sourceId)))
    .where(isAnyOf(click.id, ids));
  return new Map(
    rows.map(({ source, kind, itemId, offerStoreId, ...origin }) => [
      origin.clickId,
      {
        ...origin,
        incomeKind: source === 'CUSTOM_LINK' ? 'SHARE_LINK' : 'OWN',
        storeId: kind === 'STORE' ? itemId : offerStoreId,
        cardId: kind === 'CREDIT_CARD' ? itemId : null,
        returnDays: kind === 'CREDIT_CARD' ? CARD_RETURN_DAYS : SHOP_RETURN_DAYS,
      },
    ]),
  );
}
