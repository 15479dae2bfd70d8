import { SearchWordRow } from '@potli/api/contract/catalogueDocument';
import type * as z from 'zod/mini';
import { searchWord } from '../../../../../db/schema/searchWord.ts';
import { catalogueKind } from '../catalogueKind.ts';

export const searchWords = catalogueKind({
  name: 'searchWords',
  schema: SearchWordRow,
  table: searchWord,
  key: 'word',
  columns: (row: z.output<typeof SearchWordRow>) => row,
});
