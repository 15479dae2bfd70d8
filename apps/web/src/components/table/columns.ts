import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';

type Column<Row, Value> = Pick<DataColumn<Row>, 'id' | 'header' | 'card' | 'namedOnCard'> & {
  value: (row: Row) => Value;
};

/** A column of amounts, in rupees with paise. */
export const rupeesColumn = <Row>(column: Column<Row, number>): DataColumn<Row> => ({
  ...column,
  cell: (row) => formatRupees(column.value(row), 'paise'),
  look: 'amount',
});

/** A column of instants (UTC), shown in India's time. */
export const timeColumn = <Row>(column: Column<Row, string | null>): DataColumn<Row> => ({
  ...column,
  value: (row) => column.value(row) ?? '',
  cell: (row) => formatDateTime(column.value(row), ''),
  look: 'whole',
});
