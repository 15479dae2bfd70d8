import { type CatalogueOverview, getCatalogueOverview, type ScheduledEvent } from '@potli/api/contract/adminOverview';
import { ENDING_SOON_DAYS } from '@potli/api/contract/policy';
import { type DataColumn, DataTable } from '@potli/ui/DataTable';
import { ErrorState } from '@potli/ui/ErrorState';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Heading } from '@potli/ui/Heading';
import { Grid, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Stat } from '@potli/ui/Stat';
import { Text } from '@potli/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { kindTexts } from '../../../features/shopWindow/kindTexts.ts';
import { problemTexts } from '../../../features/shopWindow/problemTexts.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';

type Problem = CatalogueOverview['problems'][number];

const events: readonly DataColumn<ScheduledEvent>[] = [
  { id: 'title', header: 'What', value: ({ title }) => title, look: 'strong', width: '40%', card: 'title' },
  { id: 'kind', header: 'Kind', value: ({ kind }) => kindTexts[kind].noun.one, width: '18%', card: 'subtitle' },
  { id: 'event', header: 'What happens', value: ({ event }) => event, width: '20%', card: 'tag' },
  {
    id: 'at',
    header: 'When',
    value: ({ at }) => at,
    cell: ({ at }) => formatDateTime(at, ''),
    look: 'whole',
    width: '22%',
    card: 'foot',
  },
];

const problems: readonly DataColumn<Problem>[] = [
  {
    id: 'problem',
    header: 'What looks wrong',
    value: ({ problem }) => problemTexts[problem],
    look: 'strong',
    width: '60%',
    card: 'title',
  },
  { id: 'kind', header: 'Kind', value: ({ kind }) => kindTexts[kind].title, width: '22%', card: 'foot' },
  { id: 'rows', header: 'Rows', value: ({ rows }) => rows, look: 'amount', width: '18%', card: 'figure' },
];

const texts = {
  sortBy: 'Sort by',
  unsorted: 'Default order',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
};

const toRow = ({ kind, key, title }: ScheduledEvent) => ({ href: adminPaths.row(kind, key), label: title });

const toList = ({ kind, problem }: Problem) => ({
  href: `${adminPaths.rows(kind)}?problem=${problem}`,
  label: `${problemTexts[problem]}: ${kindTexts[kind].title}`,
});

/** What waits in the shop window: changes, what the clock does next, and rows that look wrong, with the way to each. */
export function WhatWaits() {
  const { data, isFetching, isError, refetch } = useQuery(apiQuery(useApp().api, getCatalogueOverview, {}));
  if (!data) {
    return isError ? (
      <ErrorState
        title="Some error occurred. Please try again"
        text="What waits did not load."
        retryLabel="Try again"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Loading text="Loading..." />
    );
  }
  const wrong = data.problems.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <Stack gap="x2">
      <Grid columns={3} gap="m">
        <Stat label="Changes for a second person" value={data.waiting} href={adminPaths.changes} />
        <Stat label={`Scheduled in the next ${ENDING_SOON_DAYS} days`} value={data.scheduledCount} />
        <Stat label="Problems of rows" value={wrong} />
      </Grid>
      {data.waiting + data.scheduledCount + wrong === 0 && (
        <Text tone="muted">Nothing waits, nothing is scheduled, and nothing looks wrong.</Text>
      )}
      {data.scheduled.length > 0 && (
        <Stack as="section" gap="m" aria-label="Scheduled">
          <Heading level={2}>Scheduled</Heading>
          <DataTable
            label="Scheduled"
            columns={events}
            rows={data.scheduled}
            rowId={({ kind, key, event }) => `${kind} ${key} ${event}`}
            rowLink={toRow}
            texts={texts}
          />
          {data.scheduledCount > data.scheduled.length && (
            <Text tone="muted">{`and ${data.scheduledCount - data.scheduled.length} more`}</Text>
          )}
        </Stack>
      )}
      {data.problems.length > 0 && (
        <Stack as="section" gap="m" aria-label="What looks wrong">
          <Heading level={2}>What looks wrong</Heading>
          <DataTable
            label="What looks wrong"
            columns={problems}
            rows={data.problems}
            rowId={({ kind, problem }) => `${kind} ${problem}`}
            rowLink={toList}
            texts={texts}
          />
        </Stack>
      )}
    </Stack>
  );
}
