import { type CatalogueOverview, getCatalogueOverview, type ScheduledEvent } from '@potli/api/contract/adminOverview';
import { ENDING_SOON_DAYS } from '@potli/api/contract/policy';
import { type DataColumn, DataTable } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
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

const SCHEDULED = `Scheduled in the next ${ENDING_SOON_DAYS} days`;
const NOTHING = `In the shop window nothing is scheduled in the next ${ENDING_SOON_DAYS} days, and nothing looks wrong.`;

const toRow = ({ kind, key, title }: ScheduledEvent) => ({ href: adminPaths.row(kind, key), label: title });

const toList = ({ kind, problem }: Problem) => ({
  href: `${adminPaths.rows(kind)}?problem=${problem}`,
  label: `${problemTexts[problem]}: ${kindTexts[kind].title}`,
});

/** What the clock does next in the shop window, and rows that look wrong, with the way to each. */
export function ShopWindow() {
  const query = useQuery(apiQuery(useApp().api, getCatalogueOverview, {}));
  const { data } = query;
  if (!data) return query.isError && <LoadFailed title="What is scheduled did not load" query={query} />;
  if (data.scheduledCount === 0 && data.problems.length === 0) return <Text tone="muted">{NOTHING}</Text>;
  return (
    <>
      {data.scheduled.length > 0 && (
        <Stack as="section" gap="m" aria-label="Scheduled">
          <Heading level={2}>{SCHEDULED}</Heading>
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
    </>
  );
}
