import type { ResponseOf } from '@potli/api';
import type { Client } from '@potli/api/client';
import { type CashbackEntry, getMyCashback } from '@potli/api/contract/wallet';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { useWatchedMoney } from '../../../app/useWatchedMoney.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { DownloadCsv } from '../../../components/table/DownloadCsv.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTableState } from '../../../components/table/useTableState.ts';
import { cashbackColumns, cashbackCsv } from './cashbackColumns.tsx';

const none: readonly CashbackEntry[] = [];

/** One page of what changed the member's totals, newest first. `page` counts from 1. */
const cashbackQuery = (api: Client, { page, pageSize }: { page: number; pageSize: number }) =>
  queryOptions({
    ...apiQuery(api, getMyCashback, { query: { pageNumber: page - 1, pageSize } }),
    placeholderData: keepPreviousData,
  });

const toPage = ({ entries, totalElements, totalPages }: ResponseOf<typeof getMyCashback>) => ({
  rows: entries,
  totalCount: totalElements,
  totalPages,
});

/** My Cashback (docs/product/money.md#my-cashback): every change of the four totals, with its cause. */
export function MyCashback() {
  const { api } = useApp();
  const state = useTableState();
  const client = useQueryClient();
  const query = useQuery({ ...cashbackQuery(api, state), ...useWatchedMoney(), select: toPage });
  return (
    <TableScreen
      title="My Cashback"
      tools={
        <DownloadCsv
          name="cashback"
          columns={cashbackCsv}
          read={async (at) => toPage(await client.fetchQuery(cashbackQuery(api, at)))}
        />
      }
      query={query}
      state={state}
      noun={{ one: 'entry', many: 'entries' }}
      columns={cashbackColumns}
      rows={query.data?.rows ?? none}
      rowId={(row) => row.id}
      empty={<NoCashback />}
    />
  );
}

function NoCashback() {
  return (
    <EmptyList
      title="No cashback yet"
      text="Every rupee will be listed here with its cause: the order that earned it, a friend's share, what went to your bank."
    />
  );
}
