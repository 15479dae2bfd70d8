import { StoreRow } from '@potli/api/contract/catalogueDocument';
import type * as z from 'zod/mini';
import { store, storeCategory } from '../../../../db/schema/store.ts';
import { catalogueKind } from '../catalogueKind.ts';
import { cashbackColumnsOf, cashbackProblems } from '../hundredths.ts';
import { idsOf, unknownSlugs } from '../references.ts';
import { replaceLinks } from '../replaceLinks.ts';

type Row = z.output<typeof StoreRow>;

export const stores = catalogueKind({
  name: 'stores',
  schema: StoreRow,
  table: store,
  key: 'urlSlug',
  check: (row: Row, references) => [
    ...cashbackProblems(row.cashback),
    ...unknownSlugs(row.categories, references.categories, {
      noun: 'category',
      path: (index) => `.categories[${index}]`,
    }),
  ],
  columns: ({ cashback, categories: _linked, homeRank = null, ...row }) => ({
    ...row,
    ...cashbackColumnsOf(cashback),
    homeRank,
  }),
  async settle(queries, loaded, references) {
    for (const { row, id } of loaded) references.stores.set(row.urlSlug, id);
    await replaceLinks(queries, { table: storeCategory, owner: storeCategory.storeId }, loaded, (row, storeId) =>
      idsOf(row.categories, references.categories).map((categoryId) => ({ storeId, categoryId })),
    );
  },
});
