import { getBookBalances } from '@potli/api/contract/adminBooks';
import { getBooks } from '@potli/api/contract/books';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { useStaff } from '../../../features/staff/StaffContext.ts';
import { Balances } from './Balances.tsx';
import { CloseMonth } from './CloseMonth.tsx';
import { DownloadInvoice } from './DownloadInvoice.tsx';
import { DownloadJournal } from './DownloadJournal.tsx';
import { DownloadPayouts } from './DownloadPayouts.tsx';
import { DownloadTax } from './DownloadTax.tsx';
import { NetworkBooks } from './NetworkBooks.tsx';

/** What the shop earned, is owed and has, and what is done at the end of a month (docs/money.md). */
export function Books() {
  const { api } = useApp();
  const { rights } = useStaff();
  const { to } = useSearch({ from: '/admin/books' });
  const books = useQuery({ ...apiQuery(api, getBooks, {}), staleTime: 0 });
  const balances = useQuery({
    ...apiQuery(api, getBookBalances, { query: { to } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const failed = [books, balances].find(({ data, isError }) => isError && !data);
  return (
    <Stack gap="x2">
      <Heading level={1}>Books</Heading>
      {failed && <LoadFailed title="The books did not load" query={failed} />}
      {!failed && !(books.data && balances.data) && <Loading text="Loading..." />}
      {books.data && balances.data && (
        <>
          <NetworkBooks books={books.data} />
          <Balances key={to} balances={balances.data} to={to} />
          <CloseMonth closedTo={balances.data.closedTo} />
          {rights.includes('export') && (
            <>
              <DownloadJournal />
              <DownloadInvoice books={books.data} />
              <DownloadPayouts />
              <DownloadTax />
            </>
          )}
        </>
      )}
    </Stack>
  );
}
