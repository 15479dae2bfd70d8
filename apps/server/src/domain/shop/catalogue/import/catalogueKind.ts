import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../../db/database.ts';
import { isAnyOf } from '../../../../db/isOneOf.ts';
import { PIECES_AT_ONCE, piecesOf } from '../../../../db/piecesOf.ts';
import { inLanes } from '../../../platform/shared/inLanes.ts';
import { type Change, writeVersions } from '../desk/writeVersions.ts';
import { checkRows, createRowCheck } from './checkRows.ts';
import type { RowProblem, RowReport, RowWarning } from './ImportReport.ts';
import type { CatalogueTable, KindDefinition, LoadedRow, References } from './KindDefinition.ts';
import { columnOf, loadRows } from './loadRows.ts';

/** What a change is made in: one transaction has one. */
export interface LoadContext {
  references: References;
  now: Date;
  change: Change;
}

/** One list of the document, ready to be loaded. */
export interface CatalogueKind {
  name: CatalogueKindName;
  table: CatalogueTable;
  /** The column with the key of a row. */
  keyColumn: PgColumn;
  /** The condition for its rows, where several kinds share the table. */
  ofKind: SQL | undefined;
  load(queries: Queries, rows: readonly unknown[], context: LoadContext): Promise<RowReport[]>;
  /** Problems of a row as it would be loaded, or the row with every field and safe HTML. */
  check(row: CatalogueFields, references: References, now: Date): CatalogueFields | RowProblem[];
  /** All rows of a list as they would be loaded, each with what is worth a look. */
  checkAll(
    rows: readonly unknown[],
    context: { references: References; now: Date },
  ): { valid: Map<number, CatalogueFields>; refused: [number, RowReport][]; warn(row: CatalogueFields): RowWarning[] };
  /** Takes rows away, with what belongs to them. */
  remove(queries: Queries, keys: readonly string[]): Promise<void>;
}

/** Creates the loader of a list from its definition. */
export function catalogueKind<Row extends object, Table extends CatalogueTable>(
  kind: KindDefinition<Row, Table>,
): CatalogueKind {
  const ofKind = kind.within && eq(kind.within.column, kind.within.equals);
  const keyColumn = columnOf(kind.table, kind.key);

  return {
    name: kind.name,
    table: kind.table,
    keyColumn,
    ofKind,
    async load(queries, rows, context) {
      const { references, now, change } = context;
      const check = createRowCheck(kind, { references, now });
      let start = 0;
      // checked piece by piece, too: a connection that waits for all of them would be closed
      const pieces = await inLanes(PIECES_AT_ONCE, piecesOf(rows), async (given) => {
        const { valid, refused } = check(given, start);
        start += given.length;
        const made = await loadRows(queries, kind, [...valid.values()], { references, now });
        await kind.settle?.(queries, made, { references, now });
        return { indices: [...valid.keys()], refused, made };
      });
      const loaded = pieces.flatMap(({ made }) => made);
      const indices = pieces.flatMap((piece) => piece.indices);
      const refused = pieces.flatMap((piece) => piece.refused);
      await kind.arrange?.(queries, loaded);
      const written = loaded.filter(({ outcome }) => outcome !== 'unchanged').map(({ row }) => row as CatalogueFields);
      await writeVersions(queries, kind.name, written, change);
      const done = indices.map((index, position): [number, RowReport] => {
        const { row, outcome } = loaded[position] as LoadedRow<Row>;
        const path = `${kind.name}[${index}]`;
        const warnings = (kind.warn?.(row) ?? []).map((warning) => ({ ...warning, path: path + warning.path }));
        return [index, { path, key: String(row[kind.key]), outcome, problems: [], warnings }];
      });
      return [...done, ...refused].toSorted(([a], [b]) => a - b).map(([, report]) => report);
    },
    check(row, references, now) {
      const { valid, refused } = checkRows(kind, [row], { references, now });
      const [report] = refused;
      return report ? report[1].problems : (valid.get(0) as CatalogueFields);
    },
    checkAll(rows, context) {
      const { valid, refused } = checkRows(kind, rows, context);
      const warn = (row: CatalogueFields) => kind.warn?.(row as Row) ?? [];
      return { valid: valid as Map<number, CatalogueFields>, refused, warn };
    },
    async remove(queries, keys) {
      for (const piece of piecesOf(keys))
        await queries.delete(kind.table).where(and(ofKind, isAnyOf(keyColumn, piece)));
    },
  };
}
