import type { Client } from '@potli/api/client';
import { listMyPayouts, type Payout } from '@potli/api/contract/payouts';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { DownloadCsv } from '../../../components/table/DownloadCsv.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTableState } from '../../../components/table/useTableState.ts';
import { payoutMode } from '../../../features/payouts/payoutTexts.ts';
import { UpiWaitsNotice } from '../../../features/payouts/UpiWaitsNotice.tsx';
import { VerifyEmailNotice } from '../../../features/session/VerifyEmailNotice.tsx';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { payoutColumns, payoutCsv } from './payoutColumns.tsx';
import { StatementSaver } from './StatementSaver.tsx';

const none: readonly Payout[] = [];

/** One page of the member's payouts, newest first. `page` counts from 1. */
const payoutsQuery = (api: Client, { page, pageSize }: { page: number; pageSize: number }) =>
  queryOptions({
    ...apiQuery(api, listMyPayouts, { query: { pageNumber: page - 1, pageSize } }),
    placeholderData: keepPreviousData,
    // a bank may answer at any time
    refetchOnWindowFocus: 'always',
  });

/**
 * Payouts (docs/product/orders-and-payouts.md#payouts): every transfer to the member's bank, failed ones with their
 * reason.
 */
export function Payouts() {
  const { api } = useApp();
  const state = useTableState();
  const client = useQueryClient();
  const query = useQuery(payoutsQuery(api, state));
  return (
    <TableScreen
      title="Payouts"
      tools={<DownloadCsv name="payouts" columns={payoutCsv} read={(at) => client.fetchQuery(payoutsQuery(api, at))} />}
      intro={
        <>
          <VerifyEmailNotice />
          <UpiWaitsNotice />
          <StatementSaver />
        </>
      }
      query={query}
      state={state}
      noun={{ one: 'payout', many: 'payouts' }}
      pagerWindow={3}
      columns={payoutColumns}
      rows={query.data?.rows ?? none}
      rowId={(row) => row.id}
      rowLink={toStory}
      newestBy="accountDebitDate"
      empty={<NoPayouts />}
    />
  );
}

function toStory({ id, pymtMode, accountDebitDate }: Payout) {
  if (!id) return undefined;
  return {
    href: memberPaths.payout(id),
    label: `${payoutMode(pymtMode)} of ${formatDate(accountDebitDate, '')}: what is in it`,
  };
}

function NoPayouts() {
  return (
    <EmptyList
      title="No payouts yet"
      text="Approved cashback is sent automatically, with no minimum, once your bank account is on file and your e-mail is verified. Each transfer will be listed here."
      action={{ label: 'Check your bank account', href: memberPaths.bankAccount }}
    />
  );
}
