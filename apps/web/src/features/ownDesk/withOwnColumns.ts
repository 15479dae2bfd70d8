import type { CatalogueRowSummary } from '@potli/api/contract/adminCatalogue';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { percentOf } from '@potli/api/units/percent';
import type { DataColumn } from '@potli/ui/DataTable';
import type { Desk } from './Desk.ts';

type Column = DataColumn<CatalogueRowSummary>;

/** Widths in percent: of the table, and at most of one and of all columns that are the operator's own. */
const WHOLE = 100;
const ONE = 14;
const ALL = 50;

const share = (percent: number) => `${percent.toFixed(2)}%`;

/**
 * The columns of a list with the operator's own after them, under ids with `own_`, so that none of a later release has the same.
 * @param columns - of the product, with widths in percent; they become narrower
 */
export function withOwnColumns(columns: readonly Column[], kind: CatalogueKindName, desk: Desk): readonly Column[] {
  const own = desk.columns?.filter(({ kinds }) => kinds.includes(kind)) ?? [];
  if (own.length === 0) return columns;
  const width = Math.min(ONE, ALL / own.length);
  const left = WHOLE - width * own.length;
  return [
    ...columns.map((column) => ({ ...column, width: share(percentOf(Number.parseFloat(column.width ?? ''), left)) })),
    ...own.map(
      ({ id, header, value, cell, look }): Column => ({
        id: `own_${id}`,
        header,
        value,
        cell,
        look,
        width: share(width),
        card: 'foot',
        namedOnCard: true,
      }),
    ),
  ];
}
