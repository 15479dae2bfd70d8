import { FaqRow } from '@potli/api/contract/helpRows';
import type * as z from 'zod/mini';
import { faq } from '../../../../../db/schema/help.ts';
import { catalogueKind } from '../catalogueKind.ts';
import { unknownWordProblems } from '../unknownWordProblems.ts';

export const faqs = catalogueKind({
  name: 'faqs',
  schema: FaqRow,
  table: faq,
  key: 'key',
  check: ({ answer }: z.output<typeof FaqRow>) => unknownWordProblems(answer, { path: '.answer' }),
  columns: (row) => row,
});
