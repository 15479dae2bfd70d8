import type { CatalogueDocument } from '@potli/api/contract/catalogueDocument';

/** The lists of a catalogue document in the order of loading: referenced rows come first. */
export const KIND_NAMES = [
  'categories',
  'stores',
  'flashDeals',
  'offers',
  'creditCards',
  'giftCards',
  'banners',
  'homeSections',
  'searchWords',
] as const satisfies Exclude<keyof CatalogueDocument, 'version' | '$schema'>[];

export type KindName = (typeof KIND_NAMES)[number];

export const OUTCOMES = ['added', 'changed', 'unchanged', 'refused'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** Why a row was refused, or is worth a look. `path` is the place in the document, for example `stores[12].redirectionUrl`. */
export interface RowProblem {
  path: string;
  reason: string;
}

export interface RowReport {
  /** Place of the row in the document, for example `stores[12]`. */
  path: string;
  /** Its slug or key, where it has one. */
  key?: string;
  outcome: Outcome;
  /** Empty unless refused. */
  problems: RowProblem[];
  /** What is allowed, and probably not meant. The row is loaded all the same. */
  warnings: RowProblem[];
}

export interface ImportReport {
  totals: Record<KindName, Record<Outcome, number>>;
  /** Every row of the document, in its order. */
  rows: RowReport[];
}

/** Counts the rows of each kind by outcome. */
export function toImportReport(rowsByKind: Record<KindName, RowReport[]>): ImportReport {
  const count = (rows: RowReport[]) => {
    const counts: Record<Outcome, number> = { added: 0, changed: 0, unchanged: 0, refused: 0 };
    for (const { outcome } of rows) counts[outcome] += 1;
    return counts;
  };
  const totals = Object.fromEntries(KIND_NAMES.map((name) => [name, count(rowsByKind[name])]));
  return { totals: totals as ImportReport['totals'], rows: KIND_NAMES.flatMap((name) => rowsByKind[name]) };
}
