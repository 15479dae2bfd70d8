import type { ReturnedLine } from '@potli/api/contract/adminTransferFiles';
import { Badge } from '@potli/ui/Badge';
import { type DataColumn, DataTable, type Sorting } from '@potli/ui/DataTable';
import { useMemo, useState } from 'react';
import { TableFoot } from '../../../components/table/TableFoot.tsx';
import { DEFAULT_PAGE_SIZE } from '../../../components/table/tableSearch.ts';
import { toLocalPage } from '../../../components/table/useTableState.ts';
import { outcomeLooks } from './transferFileTexts.ts';

const lineOf = ({ line }: ReturnedLine) => (line === 0 ? 'Whole file' : `Line ${line}`);

const columns: readonly DataColumn<ReturnedLine>[] = [
  { id: 'line', header: 'Line', value: ({ line }) => line, cell: lineOf, look: 'strong', card: 'title' },
  { id: 'reference', header: 'Payout', value: ({ reference }) => reference ?? '–', look: 'whole', card: 'subtitle' },
  {
    id: 'outcome',
    header: 'Outcome',
    value: ({ outcome }) => outcomeLooks[outcome].label,
    cell: ({ outcome }) => <Badge tone={outcomeLooks[outcome].tone}>{outcomeLooks[outcome].label}</Badge>,
    card: 'tag',
  },
  { id: 'text', header: 'UTR or reason', value: ({ text }) => text ?? '–', width: '52%', card: 'foot' },
];

const sortTexts = {
  sortBy: 'Sort by',
  unsorted: 'Default order',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
};

/** The lines of an answer, those that do not fit first. They live as long as the screen, and so does their page. */
export function ReturnedLines({ lines }: { lines: readonly ReturnedLine[] }) {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(DEFAULT_PAGE_SIZE);
  const [sorting, setSorting] = useState<Sorting>();
  const data = useMemo(() => toLocalPage([...lines], { page, pageSize }), [lines, page, pageSize]);
  const resize = (size: number) => {
    setPageSize(size);
    setPage(1);
  };
  const state = { page, pageSize, sorting, setPage, setPageSize: resize, setSorting, setFilter: () => {} };
  return (
    <DataTable
      label="Lines of the answer"
      columns={columns}
      rows={data.rows}
      rowId={({ line, reference }) => `${line} ${reference}`}
      sorting={sorting}
      onSortingChange={setSorting}
      texts={sortTexts}
      footer={<TableFoot data={data} state={state} noun={{ one: 'line', many: 'lines' }} />}
    />
  );
}
