import { FlashDealRow, OfferRow } from '@potli/api/contract/catalogueDocument';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { MINUTE_MS } from '@potli/api/units/time';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { offer } from '../../../../../db/schema/offer.ts';
import { catalogueKind } from '../catalogueKind.ts';
import type { RowProblem } from '../ImportReport.ts';
import { promiseProblems, rateProblems } from '../rateProblems.ts';
import { rateWarnings } from '../rateWarnings.ts';
import { idsOf, unknownSlugs } from '../references.ts';
import { writeItemTerms } from '../writeItemTerms.ts';
import { writeRateCards } from '../writeRateCards.ts';

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
  return expiresInMinutes === undefined ? null : new Date(firstLoadedAt.getTime() + expiresInMinutes * MINUTE_MS);
}

/** Coupons and flash deals share one schema and one table, but have two lists. */
function offerKind(name: CatalogueKindName, schema: typeof OfferRow, isFlashDeal: boolean) {
  return catalogueKind({
    name,
    schema,
    table: offer,
    key: 'urlSlug',
    within: { column: offer.isFlashDeal, equals: sql`${isFlashDeal}` },
    check: (row: Row, references) => [
      ...expiryProblems(row),
      ...rateProblems(row),
      // without rows of its own its texts tell of its store's, which are checked there
      ...(row.rates.length > 0 ? promiseProblems(row) : []),
      ...unknownSlugs(row.store ? [row.store] : [], references.stores, { noun: 'store', path: () => '.store' }),
    ],
    warn: ({ rates }: Row) => rateWarnings(rates),
    columns({ rates, network: _network, store, homeRank = null, expiryDate, expiresInMinutes, ...row }, context) {
      const [storeId = null] = idsOf(store ? [store] : [], context.references.stores);
      return {
        ...row,
        isFlashDeal,
        storeId,
        homeRank,
        expiryDate: expiryOf({ ...row, rates, expiryDate, expiresInMinutes }, context.firstLoadedAt),
      };
    },
    async settle(queries, loaded, { now }) {
      await writeRateCards(queries, 'OFFER', loaded, now);
      const termsOf = ({ offerName: name, termsAndConditions: terms }: Row) => ({ name, terms });
      await writeItemTerms(queries, 'OFFER', loaded, { now, termsOf });
    },
  });
}

export const flashDeals = offerKind('flashDeals', FlashDealRow, true);
export const offers = offerKind('offers', OfferRow, false);
