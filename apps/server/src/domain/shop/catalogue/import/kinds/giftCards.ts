import { GiftCardRow } from '@potli/api/contract/catalogueDocument';
import { toBasisPoints } from '@potli/api/units/percent';
import type * as z from 'zod/mini';
import { giftCard, giftCardCategory } from '../../../../../db/schema/giftCard.ts';
import { catalogueKind } from '../catalogueKind.ts';
import { decimalsProblem } from '../decimalsProblem.ts';
import { idsOf, unknownSlugs } from '../references.ts';
import { replaceLinks } from '../replaceLinks.ts';

type Row = z.output<typeof GiftCardRow>;

export const giftCards = catalogueKind({
  name: 'giftCards',
  schema: GiftCardRow,
  table: giftCard,
  key: 'urlSlug',
  check: (row: Row, references) => [
    ...decimalsProblem(row.salesDiscount, '.salesDiscount'),
    ...unknownSlugs(row.categories, references.categories, {
      noun: 'category',
      path: (index) => `.categories[${index}]`,
    }),
  ],
  columns: ({ salesDiscount, denominations, denominationRange, validityMonths, categories: _linked, ...row }) => ({
    ...row,
    validityMonths: validityMonths ?? null,
    denominationMinRupees: denominationRange?.min ?? null,
    denominationMaxRupees: denominationRange?.max ?? null,
    denominationStepRupees: denominationRange?.step ?? null,
    salesDiscountBasisPoints: toBasisPoints(salesDiscount),
    denominationsRupees: denominations,
  }),
  async settle(queries, loaded, { references }) {
    const links = { table: giftCardCategory, owner: giftCardCategory.giftCardId };
    await replaceLinks(queries, links, loaded, (row, giftCardId) =>
      idsOf(row.categories, references.categories).map((categoryId) => ({ giftCardId, categoryId })),
    );
  },
});
