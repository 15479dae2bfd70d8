import { listMyDisputes } from '@potli/api/contract/disputes';
import { Button } from '@potli/ui/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { toLocalPage, useTableState } from '../../../components/table/useTableState.ts';
import { paths } from '../../../lib/paths.ts';
import { DisputeDetail } from './DisputeDetail.tsx';
import { disputeColumns } from './disputeColumns.tsx';
import { type DisputeRow, useDisputeRows } from './useDisputeRows.ts';

const detail = {
  label: ({ storeName, ticketNumber, storeOrderId }: DisputeRow) =>
    `${storeName}: claim ${ticketNumber || `of order ${storeOrderId}`}`,
  content: (dispute: DisputeRow) => <DisputeDetail dispute={dispute} />,
};

/** My Missing Cashback (docs/product/claims.md#my-missing-cashback): every claim, its status, and our answer. */
export function MyMissingCashback() {
  const state = useTableState();
  const { page, pageSize } = state;
  const query = useQuery({
    ...apiQuery(useApp().api, listMyDisputes, { query: { pageNumber: page - 1, pageSize } }),
    // hosts without paging of claims send all at once
    select: (sent) => (sent.rows.length > pageSize ? toLocalPage(sent.rows, state) : sent),
    placeholderData: keepPreviousData,
    // support may have answered meanwhile
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return (
    <TableScreen
      title="My Missing Cashback"
      query={query}
      state={state}
      noun={{ one: 'claim', many: 'claims' }}
      columns={disputeColumns}
      rows={useDisputeRows(query.data?.rows)}
      rowId={({ id }) => id}
      detail={detail}
      dense
      newestBy="disputeCreationTime"
      empty={<NoDisputes />}
      tools={
        <Button variant="outline" href={paths.claimForm}>
          New claim
        </Button>
      }
    />
  );
}

function NoDisputes() {
  return (
    <EmptyList
      title="No claims yet"
      text="Bought something but got no cashback? File a claim and follow it here."
      action={{ label: 'File a claim', href: paths.claimForm }}
    />
  );
}
