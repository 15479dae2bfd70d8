import type { CatalogueFields } from '../../contract/adminCatalogue.ts';
import type * as calls from '../../contract/adminImport.ts';
import type { ImportedRow } from '../../contract/adminImport.ts';
import { type CatalogueKindName, catalogueKinds, kindFields } from '../../contract/catalogueKinds.ts';
import { readCatalogueTable, TableRefused, tableHead, tableLine } from '../../table/catalogueTable.ts';
import { type Desk, differencesOf } from '../desk/createDesk.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';

interface GivenRow {
  kind: CatalogueKindName;
  path: string;
  fields: CatalogueFields;
  problems: ImportedRow['problems'];
}

/** Import and export of the shop window of the mock. It warns of nothing. */
export function adminImportResolvers(desk: Desk): ResolversOf<typeof calls> {
  return {
    importCatalogueFile({ body: { text, kind, seen } }) {
      const compared = readGiven(text, kind).map((given) => compare(desk, given));
      const count = (outcome: ImportedRow['outcome']) => compared.filter(({ row }) => row.outcome === outcome).length;
      const parts = compared.flatMap(({ after, row }) =>
        after ? [{ kind: row.kind, key: String(row.key), after }] : [],
      );
      const answer = {
        totals: {
          added: count('added'),
          changed: count('changed'),
          unchanged: count('unchanged'),
          refused: count('refused'),
        },
        warned: 0,
        warnings: [],
        uncheckedLinks: 0,
        rows: compared.map(({ row }) => row).filter(({ outcome }) => outcome !== 'unchanged'),
        seen: String(parts.length).padStart(64, '0'),
        outcome: 'shown' as const,
        changeId: null,
        reasons: [],
      };
      if (seen === undefined) return answer;
      if (seen !== answer.seen) throw new MockProblem(409, 'The file would change something else by now.');
      if (parts.length === 0) return { ...answer, outcome: 'unchanged' };
      return { ...answer, outcome: 'applied', changeId: desk.apply(parts).id };
    },
    exportCatalogue() {
      const lists = Object.fromEntries(
        catalogueKinds.map((kind) => [
          kind,
          [...desk.rows.values()].flatMap((held) => (held.row && held.kind === kind ? [held.row] : [])),
        ]),
      );
      const text = JSON.stringify({ version: 1, ...lists }, null, 2);
      return { fileName: 'catalogue.json', text, rows: Object.values(lists).flat().length };
    },
    exportCatalogueRows({ params: { kind }, query: { format, q = '' } }) {
      const rows = [...desk.rows.values()].flatMap(({ row, key, kind: other }) =>
        row && other === kind && `${String(row[kindFields[kind].title])} ${key}`.toLowerCase().includes(q.toLowerCase())
          ? [row]
          : [],
      );
      const text =
        format === 'csv'
          ? tableHead(kind) + rows.map((row) => tableLine(kind, row)).join('')
          : JSON.stringify({ version: 1, [kind]: rows }, null, 2);
      return { fileName: `${kind}.${format}`, text, rows: rows.length };
    },
  };
}

function readGiven(text: string, kind: CatalogueKindName | undefined): GivenRow[] {
  try {
    if (kind) {
      return [...readCatalogueTable(kind, kindFields[kind].key, text)].map(({ line, fields, problems }) => ({
        kind,
        fields,
        path: `line ${line}`,
        problems: problems.map(({ column, reason }) => ({ path: `line ${line}, ${column}`, reason })),
      }));
    }
    const document = JSON.parse(text) as Partial<Record<CatalogueKindName, CatalogueFields[]>>;
    return catalogueKinds.flatMap((name) =>
      (document[name] ?? []).map((fields, index) => ({ kind: name, fields, path: `${name}[${index}]`, problems: [] })),
    );
  } catch (error) {
    if (error instanceof TableRefused || error instanceof SyntaxError)
      throw new MockProblem(400, `file: ${error.message}`);
    throw error;
  }
}

function compare(
  desk: Desk,
  { kind, path, fields, problems }: GivenRow,
): { row: ImportedRow; after?: CatalogueFields } {
  const key = fields[kindFields[kind].key];
  const same = { kind, path, key: typeof key === 'string' ? key : null, problems, warnings: [], fields: [] };
  if (problems.length > 0) return { row: { ...same, outcome: 'refused' } };
  const held = desk.rows.get(`${kind} ${String(key)}`)?.row ?? null;
  try {
    const after = desk.check(kind, { ...held, ...fields });
    const differences = differencesOf(held, after);
    if (held && differences.length === 0) return { row: { ...same, outcome: 'unchanged' } };
    return { row: { ...same, outcome: held ? 'changed' : 'added', fields: held ? differences : [] }, after };
  } catch (error) {
    if (!(error instanceof MockProblem)) throw error;
    return { row: { ...same, outcome: 'refused', problems: [{ path, reason: error.message }] } };
  }
}
