import { type CatalogueRowSummary, listCatalogueRows } from '@potli/api/contract/adminCatalogue';
import { type DataColumn, DataTable } from '@potli/ui/DataTable';
import { EmptyState } from '@potli/ui/EmptyState';
import { ErrorState } from '@potli/ui/ErrorState';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { adminPaths, apiQuery, useApi } from '@potli/web/desk';
import { useQuery } from '@tanstack/react-query';
import { daysLeft } from './daysLeft.ts';

const request = { params: { kind: 'stores' }, query: { sort: 'ends', state: 'live', pageSize: 50 } } as const;

const columns: readonly DataColumn<CatalogueRowSummary>[] = [
  { id: 'title', header: 'Store', value: ({ title }) => title, look: 'strong', width: '50%', card: 'title' },
  {
    id: 'ends',
    header: 'Ends',
    value: ({ liveUntil }) => liveUntil ?? undefined,
    cell: ({ liveUntil }) => formatDateTime(liveUntil, ''),
    look: 'whole',
    width: '30%',
    card: 'subtitle',
  },
  {
    id: 'days',
    header: 'Days left',
    value: ({ liveUntil }) => daysLeft(liveUntil),
    look: 'amount',
    width: '20%',
    card: 'figure',
  },
];

const texts = {
  sortBy: 'Sort by',
  unsorted: 'The next first',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
};

const toRow = ({ kind, key, title }: CatalogueRowSummary) => ({ href: adminPaths.row(kind, key), label: title });

/** Live stores with an end, the next first. */
export function EndsNext() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(apiQuery(useApi(), listCatalogueRows, request));
  const rows = data?.rows.filter(({ liveUntil }) => liveUntil !== null) ?? [];
  const failed = isError && !data && (
    <ErrorState
      title="The stores did not load"
      retryLabel="Try again"
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
  const empty = data && rows.length === 0 && (
    <EmptyState
      title="No store has an end"
      text="Say in the form of a store when it vanishes, and it is listed here."
    />
  );
  return (
    <Stack gap="x2">
      <Stack gap="s">
        <Heading level={1}>Stores that end soon</Heading>
        <Text tone="muted">Live today, and gone for visitors after that.</Text>
      </Stack>
      <DataTable
        label="Stores that end soon"
        columns={columns}
        rows={rows}
        rowId={({ key }) => key}
        rowLink={toRow}
        loading={isPending}
        instead={failed || empty || undefined}
        texts={texts}
      />
    </Stack>
  );
}
