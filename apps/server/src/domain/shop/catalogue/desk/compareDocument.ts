import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import type { FieldChange } from '@potli/api/contract/adminChanges';
import { type CatalogueKindName, kindFields } from '@potli/api/contract/catalogueKinds';
import type { Queries } from '../../../../db/database.ts';
import type { ProposedRow } from '../../../../db/schema/catalogueRow.ts';
import type { RowReport } from '../import/ImportReport.ts';
import { KINDS } from '../import/importCatalogue.ts';
import { withShown } from '../import/loadRows.ts';
import { readReferences } from '../import/references.ts';
import type { DocumentLists } from './DocumentLists.ts';
import { differencesOf } from './differencesOf.ts';
import { type Published, readPublished } from './readPublished.ts';
import { type Known, learnRates, readKnown, warningsOf } from './warningsOf.ts';

/** A row of a document against what is published. */
export interface ComparedRow extends RowReport {
  kind: CatalogueKindName;
  /** Of a changed row. */
  fields: FieldChange[];
  /** The row as it would be published; absent where it is refused, or no different. */
  proposed?: ProposedRow;
}

/**
 * Says what a document would change, and changes nothing. Rows that differ are warned about, others are not: what was
 * confirmed once is not asked again.
 */
export async function compareDocument(queries: Queries, lists: DocumentLists, now: Date): Promise<ComparedRow[]> {
  const references = await readReferences(queries);
  const known = await readKnown(queries, lists);
  const compared: ComparedRow[] = [];
  const stores = new Map<string, CatalogueFields>();
  for (const kind of KINDS) {
    const rows = lists[kind.name] ?? [];
    const { valid, refused, warn } = kind.checkAll(rows, { references, now });
    const names = references[kind.name as keyof typeof references] as Map<string, bigint> | undefined;
    const keyOf = (row: CatalogueFields) => String(row[kindFields[kind.name].key]);
    // rows further down may name it; its id is given when it is loaded
    for (const row of valid.values()) if (names && !names.has(keyOf(row))) names.set(keyOf(row), 0n);
    if (kind.name === 'stores') for (const row of valid.values()) stores.set(keyOf(row), row);
    if (kind.name === 'homeSections') await learnRates(queries, known, valid.values(), stores);
    const published = await readPublished(queries, kind.name, [...valid.values()].map(keyOf));
    for (const [index, row] of valid) {
      const path = `${kind.name}[${index}]`;
      compared.push(compareRow({ kind: kind.name, path, key: keyOf(row), row, warn }, published, { known, now }));
    }
    compared.push(...refused.map(([, report]) => ({ ...report, kind: kind.name, fields: [] })));
  }
  return compared;
}

interface Checked {
  kind: CatalogueKindName;
  path: string;
  key: string;
  row: CatalogueFields;
  warn(row: CatalogueFields): RowReport['warnings'];
}

function compareRow(
  { kind, path, key, row, warn }: Checked,
  published: ReadonlyMap<string, Published>,
  context: { known: Known; now: Date },
): ComparedRow {
  const held = published.get(key);
  const after = withShown(row, held);
  const differences = differencesOf(held?.row ?? null, after);
  const same = { kind, path, key, problems: [], warnings: [], fields: [] };
  if (held && differences.length === 0) return { ...same, outcome: 'unchanged' };
  const warnings = [...warn(after), ...warningsOf({ kind, row: after, before: held?.row ?? null }, context)];
  return {
    ...same,
    outcome: held ? 'changed' : 'added',
    warnings: warnings.map((warning) => ({ ...warning, path: path + warning.path })),
    fields: held ? differences : [],
    proposed: { kind, key, version: held?.version ?? 0, row: after },
  };
}

/** The row before, of one that differs; null for a new one. */
export function rowBefore({ outcome, fields, proposed }: ComparedRow): CatalogueFields | null {
  if (outcome === 'added') return null;
  return { ...proposed?.row, ...Object.fromEntries(fields.map(({ field, before }) => [field, before])) };
}

/** How many rows have each outcome. */
export function countsOf(rows: readonly RowReport[]): Record<RowReport['outcome'], number> {
  const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}
