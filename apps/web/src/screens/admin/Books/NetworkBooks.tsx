import type { Books, NetworkBook } from '@potli/api/contract/books';
import type { DataColumn } from '@potli/ui/DataTable';
import { DataTable } from '@potli/ui/DataTable';
import { FactList } from '@potli/ui/FactList';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Heading } from '@potli/ui/Heading';
import { Grid, Stack } from '@potli/ui/Layout';
import { Stat } from '@potli/ui/Stat';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { figureColumns, monthFigures, networkFigures, rupees } from './figures.ts';
import { sortTexts } from './sortTexts.ts';

type Month = NetworkBook['months'][number];

const networkColumns: readonly DataColumn<NetworkBook>[] = [
  { id: 'network', header: 'Network', value: ({ network }) => network, look: 'strong', card: 'title' },
  ...figureColumns<NetworkBook>(networkFigures),
];

const monthColumns: readonly DataColumn<Month>[] = [
  { id: 'month', header: 'Month', value: ({ month }) => month, look: 'strong', card: 'title' },
  ...figureColumns<Month>(monthFigures),
];

const detail = {
  label: ({ network }: NetworkBook) => `Months of ${network}`,
  content: (book: NetworkBook) => <NetworkDetail book={book} />,
};

/** How a network pays, and its months, the newest first. */
function NetworkDetail({ book }: { book: NetworkBook }) {
  const { network, pays, advanceLimit, settlesAfterDays, estimated, unmatched, exchange, months } = book;
  const facts = [
    {
      label: 'Members are paid',
      value: pays === 'approval' ? `On approval, at most ${rupees(advanceLimit)} in advance` : 'After the network',
    },
    { label: 'It usually pays within', value: `${settlesAfterDays} days` },
    { label: 'Estimated, because the network did not say it', value: rupees(estimated) },
    { label: 'Paid for orders that nobody reported', value: rupees(unmatched) },
    { label: 'Difference of exchange', value: rupees(exchange) },
  ];
  return (
    <Stack gap="l">
      <FactList facts={facts} />
      <DataTable
        label={`Books of ${network} by month`}
        columns={monthColumns}
        rows={months.toSorted((one, other) => other.month.localeCompare(one.month))}
        rowId={({ month }) => month}
        dense
        texts={sortTexts}
      />
    </Stack>
  );
}

/** What was earned, is owed and was advanced, by network and month; and the sale of gift cards. */
export function NetworkBooks({ books: { networks, total, giftCards } }: { books: Books }) {
  const sold = [
    { label: 'Sales', value: giftCards.sales },
    { label: 'Cost', value: giftCards.cost },
    { label: 'Provider fees', value: giftCards.fees },
    { label: 'Margin', value: giftCards.margin },
    { label: 'At the provider', value: giftCards.atProvider },
    { label: 'Owed to buyers', value: giftCards.owedToBuyers },
  ];
  return (
    <>
      <Stack gap="l">
        <Heading level={2}>Networks</Heading>
        <Grid columns="4 small" gap="m">
          <Stat label="Margin" value={formatRupees(total.margin, 'paise')} />
          <Stat label="Receivable" value={formatRupees(total.receivable, 'paise')} />
          <Stat label="Waiting" value={formatRupees(total.waiting, 'paise')} />
          <Stat label="Advanced" value={formatRupees(total.advanced, 'paise')} />
        </Grid>
        <DataTable
          label="Networks"
          columns={networkColumns}
          rows={networks}
          rowId={({ network }) => network}
          detail={detail}
          texts={sortTexts}
          instead={
            networks.length === 0 ? (
              <EmptyList title="No network has reported an order" text="Its books begin with its first report." />
            ) : undefined
          }
        />
      </Stack>
      {sold.some(({ value }) => value !== 0) && (
        <Stack gap="l">
          <Heading level={2}>Gift cards</Heading>
          <FactList facts={sold.map(({ label, value }) => ({ label, value: rupees(value) }))} />
        </Stack>
      )}
    </>
  );
}
