import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import { type CatalogueKindName, kindFields } from '@potli/api/contract/catalogueKinds';
import { readCatalogueTable, TableRefused, type TableRow } from '@potli/api/table';
import type { Queries } from '../../../../db/database.ts';
import type { RowProblem } from '../import/ImportReport.ts';
import { DocumentRefused, readDocument } from '../import/readDocument.ts';
import type { DocumentLists } from './DocumentLists.ts';
import { readPublished } from './readPublished.ts';

/** A file as lists of a document, and the rows of a table that cannot be read. */
export interface ReadFile {
  lists: DocumentLists;
  /** Where a row is in the file, by its place in the lists (`stores[0]`); as it is for a document. */
  placeOf(path: string): string;
  unreadable: { line: number; key: string | undefined; problems: RowProblem[] }[];
}

/**
 * Reads a catalogue document, or a table of a kind. What a table has no column for is as the shop has it.
 * @throws DocumentRefused where the file is neither
 */
export async function readImportFile(
  queries: Queries,
  { text, kind }: { text: string; kind?: CatalogueKindName | undefined },
): Promise<ReadFile> {
  if (kind === undefined) return { lists: readDocument(parse(text)), placeOf: (path) => path, unreadable: [] };
  const { key } = kindFields[kind];
  const read = readTable(kind, key, text);
  const good = read.filter(({ problems }) => problems.length === 0);
  const published = await readPublished(
    queries,
    kind,
    good.map(({ fields }) => String(fields[key])),
  );
  const rows = good.map(({ fields }) => withoutAbsent({ ...published.get(String(fields[key]))?.row, ...fields }));
  return {
    lists: { [kind]: rows },
    placeOf: (path) =>
      path.replace(/^\w+\[(\d+)\]\.?/, (_row, index) => `line ${good[Number(index)]?.line}, `).replace(/, $/, ''),
    unreadable: read.flatMap(({ line, fields, problems }) => {
      if (problems.length === 0) return [];
      const named = problems.map(({ column, reason }) => ({
        path: column ? `line ${line}, ${column}` : `line ${line}`,
        reason,
      }));
      return [{ line, key: typeof fields[key] === 'string' ? fields[key] : undefined, problems: named }];
    }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new DocumentRefused([
      { path: '', reason: `Is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}` },
    ]);
  }
}

function readTable(kind: CatalogueKindName, key: string, text: string): TableRow[] {
  try {
    return [...readCatalogueTable(kind, key, text)];
  } catch (error) {
    if (error instanceof TableRefused) throw new DocumentRefused([{ path: '', reason: error.message }]);
    throw error;
  }
}

/** A field that an empty cell takes away is none. */
const withoutAbsent = (row: CatalogueFields): CatalogueFields =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
