import { listUnpaidOrders, type UnpaidOrder } from '@potli/api/contract/adminReceivables';
import { type DataColumn, DataTable } from '@potli/ui/DataTable';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { TableFoot } from '../../../components/table/TableFoot.tsx';
import { DEFAULT_PAGE_SIZE } from '../../../components/table/tableSearch.ts';
import { pluralize } from '../../../lib/pluralize.ts';

const none: readonly UnpaidOrder[] = [];

const SORT_TEXTS = {
  sortBy: 'Sort by',
  unsorted: 'Default order',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
};

const columns: readonly DataColumn<UnpaidOrder>[] = [
  { id: 'order', header: 'Order', value: ({ orderId }) => orderId, look: 'strong', card: 'title' },
  {
    id: 'approved',
    header: 'Approved',
    value: ({ approvedAt }) => approvedAt,
    cell: ({ approvedAt, days }) =>
      days < 1 ? formatDate(approvedAt, '') : `${formatDate(approvedAt, '')}, ${pluralize(days, 'day')} ago`,
    card: 'subtitle',
  },
  {
    id: 'commission',
    header: 'Commission',
    value: ({ commission }) => commission,
    cell: ({ commission, isEstimated }) => `${formatRupees(commission, 'paise')}${isEstimated ? ' (estimated)' : ''}`,
    look: 'amount',
    card: 'foot',
    namedOnCard: true,
  },
  {
    id: 'paid',
    header: 'Paid',
    value: ({ paid }) => paid,
    cell: ({ paid }) => formatRupees(paid, 'paise'),
    look: 'amount',
    card: 'foot',
    namedOnCard: true,
  },
  {
    id: 'open',
    header: 'Owes',
    value: ({ open }) => open,
    cell: ({ open }) => formatRupees(open, 'paise'),
    look: 'amount',
    card: 'figure',
  },
];

/** The orders that a network has not paid, the oldest first, page by page. */
export function UnpaidOrders({ network }: { network: string }) {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(DEFAULT_PAGE_SIZE);
  const query = useQuery({
    ...apiQuery(useApp().api, listUnpaidOrders, { query: { network, pageNumber: page - 1, pageSize } }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  const { data } = query;
  if (query.isError && !data) return <LoadFailed title="The orders did not load" query={query} />;
  const state = {
    page,
    pageSize,
    setPage,
    setPageSize: (size: number) => {
      setPageSize(size);
      setPage(1);
    },
  };
  return (
    <DataTable
      label={`Orders that ${network} has not paid`}
      columns={columns}
      rows={data?.rows ?? none}
      rowId={({ orderId }) => orderId}
      dense
      loading={!data}
      loadingRows={pageSize}
      refreshing={query.isPlaceholderData}
      texts={SORT_TEXTS}
      footer={<TableFoot data={data} state={state} noun={{ one: 'order', many: 'orders' }} />}
    />
  );
}
