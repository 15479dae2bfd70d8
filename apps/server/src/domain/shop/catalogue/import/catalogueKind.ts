import type { Queries } from '../../../../db/database.ts';
import { checkRows } from './checkRows.ts';
import type { KindName, RowReport } from './ImportReport.ts';
import type { CatalogueTable, KindDefinition, LoadedRow, References } from './KindDefinition.ts';
import { loadRows } from './loadRows.ts';

/** One list of the document, ready to be loaded. */
export interface CatalogueKind {
  name: KindName;
  load(queries: Queries, rows: readonly unknown[], references: References, now: Date): Promise<RowReport[]>;
}

/** Creates the loader of a list from its definition. */
export function catalogueKind<Row extends object, Table extends CatalogueTable>(
  kind: KindDefinition<Row, Table>,
): CatalogueKind {
  return {
    name: kind.name,
    async load(queries, rows, references, now) {
      const { valid, refused } = checkRows(kind, rows, references);
      const loaded = await loadRows(queries, kind, [...valid.values()], { references, now });
      await kind.settle?.(queries, loaded, { references, now });
      const done = [...valid.keys()].map((index, position): [number, RowReport] => {
        const { row, outcome } = loaded[position] as LoadedRow<Row>;
        const path = `${kind.name}[${index}]`;
        const warnings = (kind.warn?.(row) ?? []).map((warning) => ({ ...warning, path: path + warning.path }));
        return [index, { path, key: String(row[kind.key]), outcome, problems: [], warnings }];
      });
      return [...done, ...refused].toSorted(([a], [b]) => a - b).map(([, report]) => report);
    },
  };
}
