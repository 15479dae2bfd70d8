import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { click } from '../../../db/schema/click.ts';
import { customLink } from '../../../db/schema/customLink.ts';
import { itemTerms } from '../../../db/schema/itemTerms.ts';
import { rateCard, rateRow } from '../../../db/schema/rateCard.ts';

/** What was promised at a click: all of it in rows that are never changed. */
export interface ClickPromise {
  click: typeof click.$inferSelect;
  /** What the share link of the click leads to; null for a click without one. */
  link: { itemType: string; itemId: bigint } | null;
  /** Null for clicks from before there were rate cards, and where nothing is earned. */
  rateVersion: number | null;
  /** In the order in which they are shown. */
  rates: readonly (typeof rateRow.$inferSelect)[];
  /** Null for clicks from before terms were stored, and for gift cards. */
  terms: { name: string; terms: string[] } | null;
}

/** The promise at a click of a member; undefined for the click of another one. */
export async function readPromise(
  queries: Queries,
  memberId: bigint,
  clickId: string,
): Promise<ClickPromise | undefined> {
  const [found] = await queries
    .select({
      click,
      link: { itemType: customLink.itemType, itemId: customLink.itemId },
      rateVersion: rateCard.version,
      terms: { name: itemTerms.name, terms: itemTerms.terms },
    })
    .from(click)
    .leftJoin(customLink, and(eq(click.source, 'CUSTOM_LINK'), eq(customLink.id, click.sourceId)))
    .leftJoin(rateCard, eq(rateCard.id, click.rateCardId))
    .leftJoin(itemTerms, eq(itemTerms.id, click.termsId))
    .where(and(eq(click.id, clickId), eq(click.memberId, memberId)));
  if (!found) return undefined;
  const { rateCardId } = found.click;
  const rates =
    rateCardId === null
      ? []
      : await queries.select().from(rateRow).where(eq(rateRow.rateCardId, rateCardId)).orderBy(asc(rateRow.position));
  return { ...found, rates };
}
