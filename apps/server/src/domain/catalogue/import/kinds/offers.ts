import { FlashDealRow, OfferRow } from '@potli/api/contract/catalogueDocument';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { offer } from '../../../../db/schema/offer.ts';
import { catalogueKind } from '../catalogueKind.ts';
import { cashbackColumnsOf, cashbackProblems } from '../hundredths.ts';
import type { KindName, RowProblem } from '../ImportReport.ts';
import { idsOf, unknownSlugs } from '../references.ts';

type Row = z.output<typeof OfferRow>;

function expiryProblems({ expiryDate, expiresInMinutes }: Row): RowProblem[] {
  if (expiryDate === undefined || expiresInMinutes === undefined) return [];
  return [{ path: '.expiresInMinutes', reason: 'Give either this or expiryDate' }];
}

/**
 * Minutes count from the first import of the row, so a countdown never starts again (docs/product/offers.md#countdown).
 */
function expiryOf({ expiryDate, expiresInMinutes }: Row, firstLoadedAt: Date): Date | null {
  if (expiryDate !== undefined) return new Date(expiryDate);
  return expiresInMinutes === undefined ? null : new Date(firstLoadedAt.getTime() + expiresInMinutes * 60_000);
}

/** Coupons and flash deals share one schema and one table, but have two lists. */
function offerKind(name: KindName, schema: typeof OfferRow, isFlashDeal: boolean) {
  return catalogueKind({
    name,
    schema,
    table: offer,
    key: 'urlSlug',
    within: { column: offer.isFlashDeal, equals: sql`${isFlashDeal}` },
    check: (row: Row, references) => [
      ...expiryProblems(row),
      ...cashbackProblems(row.cashback),
      ...unknownSlugs(row.store ? [row.store] : [], references.stores, { noun: 'store', path: () => '.store' }),
    ],
    columns({ cashback, store, homeRank = null, expiryDate, expiresInMinutes, ...row }, context) {
      const [storeId = null] = idsOf(store ? [store] : [], context.references.stores);
      return {
        ...row,
        ...cashbackColumnsOf(cashback),
        isFlashDeal,
        storeId,
        homeRank,
        expiryDate: expiryOf({ ...row, cashback, expiryDate, expiresInMinutes }, context.firstLoadedAt),
      };
    },
  });
}

export const flashDeals = offerKind('flashDeals', FlashDealRow, true);
export const offers = offerKind('offers', OfferRow, false);
