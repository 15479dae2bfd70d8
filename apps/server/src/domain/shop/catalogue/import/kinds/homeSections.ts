import { HomeSectionRow } from '@potli/api/contract/catalogueDocument';
import type * as z from 'zod/mini';
import { homeSection, homeSectionCard } from '../../../../../db/schema/home.ts';
import { catalogueKind } from '../catalogueKind.ts';
import type { RowProblem } from '../ImportReport.ts';
import { unknownSlugs } from '../references.ts';
import { replaceLinks } from '../replaceLinks.ts';

type Row = z.output<typeof HomeSectionRow>;

function repeatedStores({ cards }: Row): RowProblem[] {
  const stores = cards.map((card) => card.store);
  return stores.flatMap((slug, index) =>
    stores.indexOf(slug) < index ? [{ path: `.cards[${index}].store`, reason: 'Is in this section already' }] : [],
  );
}

export const homeSections = catalogueKind({
  name: 'homeSections',
  schema: HomeSectionRow,
  table: homeSection,
  key: 'key',
  check: (row: Row, references) => [
    ...repeatedStores(row),
    ...unknownSlugs(
      row.cards.map((card) => card.store),
      references.stores,
      { noun: 'store', path: (index) => `.cards[${index}].store` },
    ),
  ],
  columns: ({ key, title, rank }) => ({ key, title, rank }),
  async settle(queries, loaded, { references }) {
    const links = { table: homeSectionCard, owner: homeSectionCard.sectionId };
    await replaceLinks(queries, links, loaded, ({ cards }, sectionId) =>
      cards.map(({ store, ...card }) => ({ ...card, sectionId, storeId: references.stores.get(store) as bigint })),
    );
  },
});
