import { StoreRow } from '@potli/api/contract/catalogueDocument';
import type * as z from 'zod/mini';
import { store, storeCategory } from '../../../../../db/schema/store.ts';
import { catalogueKind } from '../catalogueKind.ts';
import { promiseProblems, rateProblems } from '../rateProblems.ts';
import { rateWarnings } from '../rateWarnings.ts';
import { idsOf, unknownSlugs } from '../references.ts';
import { replaceLinks } from '../replaceLinks.ts';
import { writeItemTerms } from '../writeItemTerms.ts';
import { writeRateCards } from '../writeRateCards.ts';

type Row = z.output<typeof StoreRow>;

export const stores = catalogueKind({
  name: 'stores',
  schema: StoreRow,
  table: store,
  key: 'urlSlug',
  check: (row: Row, references) => [
    ...rateProblems(row),
    ...promiseProblems(row),
    ...(row.rates.length > 0 || row.programme.cashback === 'none'
      ? []
      : [{ path: '.rates', reason: 'Give the rates, or a programme without cashback' }]),
    ...unknownSlugs(row.categories, references.categories, {
      noun: 'category',
      path: (index) => `.categories[${index}]`,
    }),
  ],
  warn: ({ rates }: Row) => rateWarnings(rates),
  columns: ({ rates: _rates, network: _network, categories: _linked, homeRank = null, ...row }) => ({
    ...row,
    homeRank,
  }),
  async settle(queries, loaded, { references, now }) {
    for (const { row, id } of loaded) references.stores.set(row.urlSlug, id);
    await writeRateCards(queries, 'STORE', loaded, now);
    const termsOf = ({ storeName: name, importantTerms: terms }: Row) => ({ name, terms });
    await writeItemTerms(queries, 'STORE', loaded, { now, termsOf });
    await replaceLinks(queries, { table: storeCategory, owner: storeCategory.storeId }, loaded, (row, storeId) =>
      idsOf(row.categories, references.categories).map((categoryId) => ({ storeId, categoryId })),
    );
  },
});
