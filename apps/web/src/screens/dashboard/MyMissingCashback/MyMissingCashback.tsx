import { type Dispute, listMyDisputes } from '@potli/api/contract/disputes';
import { Button } from '@potli/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { toLocalPage, useTableState } from '../../../components/table/useTableState.ts';
import { paths } from '../../../lib/paths.ts';
import { DisputeDetail } from './DisputeDetail.tsx';
import { disputeColumns } from './disputeColumns.tsx';

const texts = { failed: () => 'Some error occurred. Please try again' };

const detail = {
  label: ({ storeName, ticketNumber }: Dispute) => `${storeName ?? 'Unknown'}: claim ${ticketNumber}`,
  content: (dispute: Dispute) => <DisputeDetail dispute={dispute} />,
};

/** My Missing Cashback (docs/product/claims.md#my-missing-cashback): every claim, its status, and our answer. */
export function MyMissingCashback() {
  const state = useTableState();
  const query = useQuery({
    ...apiQuery(useApp().api, listMyDisputes, { query: {} }),
    select: ({ rows }) => toLocalPage(rows, state),
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
      rows={query.data?.rows ?? none}
      rowId={({ id }) => id}
      detail={detail}
      dense
      newestBy="disputeCreationTime"
      empty={<NoDisputes />}
      texts={texts}
      tools={
        <Button variant="outline" href={paths.claimForm}>
          New claim
        </Button>
      }
    />
  );
}

const none: readonly Dispute[] = [];

function NoDisputes() {
  return (
    <EmptyList
      title="No claims yet"
      text="Bought something but got no cashback? File a claim and follow it here."
      action={{ label: 'File a claim', href: paths.claimForm }}
    />
  );
}
