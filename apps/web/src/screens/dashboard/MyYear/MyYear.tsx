import { getMyPan, getMyYear, type MyYear as Year } from '@potli/api/contract/tax';
import { Breadcrumbs } from '@potli/ui/Breadcrumbs';
import { DataTable } from '@potli/ui/DataTable';
import { ErrorState } from '@potli/ui/ErrorState';
import { FactList } from '@potli/ui/FactList';
import { Heading } from '@potli/ui/Heading';
import { InlineSelect } from '@potli/ui/InlineSelect';
import { Row, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Panel } from '@potli/ui/Panel';
import { Text } from '@potli/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { DownloadCsv } from '../../../components/table/DownloadCsv.tsx';
import { useErrorToast } from '../../../components/useErrorToast.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { PanPanel } from './PanPanel.tsx';
import { type IncomeRow, signed, yearColumns, yearCsv, yearName } from './yearColumns.tsx';

const FAILED = 'Your year did not load. Please try again.';
const TRAIL = [{ href: memberPaths.payouts, label: 'Payouts' }];
const OLDEST_FIRST = { id: 'month', desc: false };
const SORT_TEXTS = {
  unsorted: 'Default order',
  sortBy: 'Sort by',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
};

export interface MyYearProps {
  /** In which the financial year begins; absent: the one that goes on. */
  year?: number | undefined;
  onYear: (year: number) => void;
}

/** Your year (docs/product/money.md#yearly-statement): income of a financial year, by kind and month, and tax withheld, as a table to keep. */
export function MyYear({ year: asked, onYear }: MyYearProps) {
  const { api } = useApp();
  const query = useQuery({
    ...apiQuery(api, getMyYear, { query: { year: asked } }),
    placeholderData: keepPreviousData,
  });
  const { isError, isFetching, refetch } = query;
  // without its answer it is unknown whether the shop asks for a PAN: then it does not
  const { data: pan, isPending: isPanPending } = useQuery(apiQuery(api, getMyPan, {}));
  // together, so that nothing moves down
  const year = isPanPending ? undefined : query.data;
  useErrorToast(query, (_error, hasYear) => (hasYear ? FAILED : undefined));
  return (
    <Stack gap="x2">
      <Stack gap="s">
        <Breadcrumbs label="You are here" trail={TRAIL} current="Your year" />
        <Row justify="between" gap="m" wrap>
          <Heading level={1}>{year ? `Your year ${yearName(year.year)}` : 'Your year'}</Heading>
          {year && (
            <Row gap="m" wrap>
              <InlineSelect
                label="Year"
                value={String(year.year)}
                options={choices(year).map((one) => ({ value: String(one), label: yearName(one) }))}
                onChange={(value) => onYear(Number(value))}
              />
              <DownloadCsv
                name={`year-${yearName(year.year)}`}
                columns={yearCsv}
                read={() => Promise.resolve(toFile(year))}
              />
            </Row>
          )}
        </Row>
        <Text tone="muted">
          What you earned from 1 April to 31 March. We give no advice about tax: ask your accountant what of it you have
          to declare.
        </Text>
      </Stack>
      {year && pan?.isAsked && <PanPanel pan={pan} />}
      {year && <Opened year={year} isOld={query.isPlaceholderData} />}
      {!year && !isError && (
        <Panel>
          <Loading text="Loading..." />
        </Panel>
      )}
      {!year && isError && (
        <Panel>
          <ErrorState title={FAILED} retryLabel="Try again" onRetry={() => void refetch()} retrying={isFetching} />
        </Panel>
      )}
    </Stack>
  );
}

/** The years to choose from, with the one that the address names. */
const choices = ({ year, years }: Year) => (years.includes(year) ? years : [...years, year]);

const isNothing = ({ ownOrders, sharedLinks, referrals, withheld }: Omit<IncomeRow, 'month'>) =>
  ownOrders === 0 && sharedLinks === 0 && referrals === 0 && withheld === 0;

function Opened({ year, isOld }: { year: Year; isOld: boolean }) {
  if (year.months.every(isNothing))
    return (
      <EmptyList
        title={`Nothing earned in ${yearName(year.year)}`}
        text="Approved cashback and shares of friends' cashback are listed here, month by month."
        action={{ label: 'See every change of your money', href: memberPaths.myCashback }}
      />
    );
  return (
    <>
      <Panel>
        <FactList
          facts={[
            { label: 'Own orders', value: signed(year.ownOrders) },
            { label: 'Shared links', value: signed(year.sharedLinks) },
            { label: 'Friends', value: signed(year.referrals) },
            { label: 'Together', value: signed(year.total) },
            ...(year.withheld === 0 ? [] : [{ label: 'Tax withheld', value: signed(year.withheld) }]),
          ]}
        />
      </Panel>
      <DataTable
        label="Your year"
        columns={yearColumns}
        rows={year.months}
        rowId={({ month }) => month}
        initialSorting={OLDEST_FIRST}
        refreshing={isOld}
        texts={SORT_TEXTS}
      />
    </>
  );
}

/** Months and their sum. */
function toFile(year: Year) {
  const { ownOrders, sharedLinks, referrals, total, withheld } = year;
  const rows: IncomeRow[] = [...year.months, { month: 'Together', ownOrders, sharedLinks, referrals, total, withheld }];
  return { rows, totalCount: rows.length, totalPages: 1 };
}
