import type { Payout } from '@potli/api/contract/payouts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { NothingHere } from '../../../components/listing/NothingHere.tsx';
import { DownloadCsv } from '../../../components/table/DownloadCsv.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTableState } from '../../../components/table/useTableState.ts';
import { VerifyEmailNotice } from '../../../features/session/VerifyEmailNotice.tsx';
import { payoutColumns } from './payoutColumns.tsx';
import { payoutCsv } from './payoutCsv.ts';
import { myPayoutsQuery } from './payoutQueries.ts';

const none: readonly Payout[] = [];
const newestFirst = { id: 'accountDebitDate', desc: true };
const texts = { failed: () => 'Your payouts did not load. Please try again.' };

/**
 * Payouts (docs/product/orders-and-payouts.md#payouts): every transfer to the member's bank, failed ones with their
 * reason.
 */
export function Payouts() {
  const { api } = useApp();
  const state = useTableState();
  const client = useQueryClient();
  const query = useQuery(myPayoutsQuery(api, state));
  return (
    <TableScreen
      title="Payouts"
      tools={<DownloadCsv of="payouts" columns={payoutCsv} read={(at) => client.fetchQuery(myPayoutsQuery(api, at))} />}
      intro={<VerifyEmailNotice />}
      query={query}
      state={state}
      noun={{ one: 'payout', many: 'payouts' }}
      pagerWindow={3}
      columns={payoutColumns}
      rows={query.data?.rows ?? none}
      rowId={(row) => row.id}
      initialSorting={newestFirst}
      empty={<NoPayouts />}
      texts={texts}
    />
  );
}

function NoPayouts() {
  return (
    <NothingHere
      title="No payouts yet"
      text="Approved cashback goes to your bank account by itself, with no minimum. Each transfer will be listed here."
    />
  );
}
