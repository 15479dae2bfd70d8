import { listMemberEvents, type MemberEvent } from '@potli/api/contract/adminMembers';
import { type DataColumn, DataTable } from '@potli/ui/DataTable';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { timeColumn } from '../../../components/table/columns.ts';
import { TableFoot } from '../../../components/table/TableFoot.tsx';
import { useTableState } from '../../../components/table/useTableState.ts';
import { sortTexts } from './MemberMoney.tsx';
import { eventWords } from './memberTexts.ts';

const none: readonly MemberEvent[] = [];

const columns: readonly DataColumn<MemberEvent>[] = [
  { id: 'kind', header: 'What', value: ({ kind }) => eventWords[kind], look: 'strong', card: 'title' },
  timeColumn({
    id: 'time',
    header: 'Time',
    value: ({ happenedAt }) => happenedAt,
    card: 'subtitle',
  }),
  { id: 'device', header: 'Device', value: ({ device }) => device ?? '–', card: 'foot', namedOnCard: true },
  { id: 'address', header: 'Network address', value: ({ address }) => address ?? '–', card: 'foot', namedOnCard: true },
];

/** Logins, failures and bank changes. Devices and network addresses are tags, by which they can be compared and no more. */
export function MemberEvents({ id }: { id: string }) {
  const state = useTableState();
  const { page, pageSize } = state;
  const query = useQuery({
    ...apiQuery(useApp().api, listMemberEvents, { params: { id }, query: { pageNumber: page - 1, pageSize } }),
    placeholderData: keepPreviousData,
  });
  const { data, isPending, isError, isPlaceholderData } = query;
  return (
    <Stack as="section" gap="m" aria-label="Events">
      <Heading level={2}>Events</Heading>
      {isError && !data && <LoadFailed title="The events did not load" query={query} />}
      {data?.totalCount === 0 && <Text>No event is on file.</Text>}
      {(data ? data.totalCount > 0 : !isError) && (
        <DataTable
          label="Events"
          columns={columns}
          rows={data?.rows ?? none}
          rowId={(event) => event.id}
          sorting={state.sorting}
          onSortingChange={state.setSorting}
          loading={isPending}
          refreshing={isPlaceholderData}
          texts={sortTexts}
          footer={<TableFoot data={data} state={state} noun={{ one: 'event', many: 'events' }} />}
        />
      )}
    </Stack>
  );
}
