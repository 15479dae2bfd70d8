import type { GiftCard, GiftCardSummary, listGiftCards, Page, RequestOf } from '@potli/api';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { category } from '../../../../db/schema/category.ts';
import { giftCard, giftCardCategory } from '../../../../db/schema/giftCard.ts';
import { idText, parseId } from '../../../platform/shared/ids.ts';
import { readPage } from '../../../platform/shared/readPage.ts';
import { isShown } from './isShown.ts';
import { isCategory } from './readCategories.ts';

/** Columns of a gift card in lists. */
export const giftCardSummary = {
  id: idText(giftCard.id),
  urlSlug: giftCard.urlSlug,
  name: giftCard.name,
  brandName: giftCard.brandName,
  finalBrandName: giftCard.finalBrandName,
  imageUrl: giftCard.imageUrl,
  salesDiscount: sql<number>`${giftCard.salesDiscountBasisPoints} / 100.0`.mapWith(Number),
};

const full = {
  ...giftCardSummary,
  denominations: giftCard.denominationsRupees,
  denominationRange: sql<GiftCard['denominationRange']>`case when ${giftCard.denominationMinRupees} is not null then
    json_build_object('min', ${giftCard.denominationMinRupees}, 'max', ${giftCard.denominationMaxRupees},
      'step', ${giftCard.denominationStepRupees}) end`,
  maxCount: giftCard.maxCount,
  issuer: giftCard.issuer,
  validityMonths: giftCard.validityMonths,
  description: giftCard.description,
  howItWorks: giftCard.howItWorks,
  terms: giftCard.terms,
};

function inCategory(queries: Queries, slugOrId: string): SQL {
  const named = queries
    .select({ giftCardId: giftCardCategory.giftCardId })
    .from(giftCardCategory)
    .innerJoin(category, eq(category.id, giftCardCategory.categoryId))
    .where(and(isCategory(slugOrId), isShown(category)));
  return inArray(giftCard.id, named);
}

/** Gift cards by brand: all, or those of a category. */
export function readGiftCards(
  queries: Queries,
  query: RequestOf<typeof listGiftCards>['query'],
): Promise<Page<GiftCardSummary>> {
  const where = and(isShown(giftCard), query.category === undefined ? undefined : inCategory(queries, query.category));
  const orderBy = [sql`lower(${giftCard.brandName})`, sql`${giftCard.id}`];
  return readPage(queries, { fields: giftCardSummary, from: giftCard, where, orderBy }, query);
}

export async function readGiftCardBySlug(queries: Queries, slug: string): Promise<GiftCard | undefined> {
  const [row] = await queries
    .select(full)
    .from(giftCard)
    .where(and(eq(giftCard.urlSlug, slug), isShown(giftCard)));
  return row;
}

export async function readGiftCardById(queries: Queries, id: string): Promise<GiftCard | undefined> {
  const known = parseId(id);
  if (known === undefined) return undefined;
  const [row] = await queries
    .select(full)
    .from(giftCard)
    .where(and(eq(giftCard.id, known), isShown(giftCard)));
  return row;
}
