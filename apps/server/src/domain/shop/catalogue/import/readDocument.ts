import { CatalogueDocument } from '@potli/api/contract/catalogueDocument';
import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import * as z from 'zod/mini';
import { explain } from './explain.ts';
import type { RowProblem } from './ImportReport.ts';

/** The document as a whole is not a catalogue, so nothing of it was loaded. */
export class DocumentRefused extends Error {
  readonly problems: readonly RowProblem[];

  constructor(problems: readonly RowProblem[]) {
    super(problems.map(({ path, reason }) => `${path || 'document'}: ${reason}`).join('\n'));
    this.name = 'DocumentRefused';
    this.problems = problems;
  }
}

const rows = z._default(z.array(z.unknown()), []);

/** The outer structure of a document; rows are checked one by one. */
const Frame = z.strictObject({
  $schema: CatalogueDocument.shape.$schema,
  version: CatalogueDocument.shape.version,
  ...(Object.fromEntries(catalogueKinds.map((name) => [name, rows])) as Record<CatalogueKindName, typeof rows>),
});

/**
 * Splits a document into its lists of rows.
 * @throws DocumentRefused when it is not a catalogue document
 */
export function readDocument(input: unknown): Record<CatalogueKindName, unknown[]> {
  const frame = z.safeParse(Frame, input);
  if (!frame.success) throw new DocumentRefused(explain(frame.error.issues, ''));
  return frame.data;
}
