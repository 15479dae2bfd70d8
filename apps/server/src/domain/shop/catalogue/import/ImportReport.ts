import type { WarningKind } from '@potli/api/contract/adminImport';
import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';

export const OUTCOMES = ['added', 'changed', 'unchanged', 'refused'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** Why a row was refused. `path` is the place in the document, for example `stores[12].redirectionUrl`. */
export interface RowProblem {
  path: string;
  reason: string;
}

/** What is worth a look: allowed, and probably not meant. */
export interface RowWarning extends RowProblem {
  kind: WarningKind;
}

export interface RowReport {
  /** Place of the row in the document, for example `stores[12]`. */
  path: string;
  /** Its slug or key, where it has one. */
  key?: string;
  outcome: Outcome;
  /** Empty unless refused. */
  problems: RowProblem[];
  /** The row is loaded all the same. */
  warnings: RowWarning[];
}

export interface ImportReport {
  totals: Record<CatalogueKindName, Record<Outcome, number>>;
  /** Every row of the document, in its order. */
  rows: RowReport[];
}

/** Counts the rows of each kind by outcome. */
export function toImportReport(rowsByKind: Record<CatalogueKindName, RowReport[]>): ImportReport {
  const count = (rows: RowReport[]) => {
    const counts: Record<Outcome, number> = { added: 0, changed: 0, unchanged: 0, refused: 0 };
    for (const { outcome } of rows) counts[outcome] += 1;
    return counts;
  };
  const totals = Object.fromEntries(catalogueKinds.map((name) => [name, count(rowsByKind[name])]));
  return { totals: totals as ImportReport['totals'], rows: catalogueKinds.flatMap((name) => rowsByKind[name]) };
}
