import { SearchWordRow } from '@potli/api/contract/catalogueDocument';
import type * as z from 'zod/mini';
import { searchWord } from '../../../../../db/schema/searchWord.ts';
import { normalizeText } from '../../search/normalizeText.ts';
import { catalogueKind } from '../catalogueKind.ts';

export const searchWords = catalogueKind({
  name: 'searchWords',
  schema: SearchWordRow,
  table: searchWord,
  key: 'word',
  check: ({ word, means }: z.output<typeof SearchWordRow>) =>
    [word, ...means].flatMap((text, at) =>
      normalizeText(text) === ''
        ? [{ path: at === 0 ? '.word' : `.means[${at - 1}]`, reason: 'Has no letter or digit' }]
        : [],
    ),
  columns: (row) => row,
});
