import { siteWords } from '@potli/api/contract/fillWords';
import { TextRow } from '@potli/api/contract/helpRows';
import type * as z from 'zod/mini';
import { staticText } from '../../../../../db/schema/staticText.ts';
import { catalogueKind } from '../catalogueKind.ts';
import type { RowProblem } from '../ImportReport.ts';
import { unknownWordProblems } from '../unknownWordProblems.ts';

type Row = z.output<typeof TextRow>;

/** Two parts with one anchor: links would lead to the first. */
function repeatedAnchors({ sections }: Row): RowProblem[] {
  const ids = sections.map(({ id }) => id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [{ path: `.sections[${index}].id`, reason: 'Is in this text already' }] : [],
  );
}

export const texts = catalogueKind({
  name: 'texts',
  schema: TextRow,
  table: staticText,
  key: 'key',
  check: (row: Row) => [
    ...repeatedAnchors(row),
    ...row.sections.flatMap(({ html }, index) =>
      unknownWordProblems(html, { path: `.sections[${index}].html`, more: siteWords }),
    ),
  ],
  columns: ({ revised, ...row }) => ({ ...row, revised: new Date(revised) }),
});
