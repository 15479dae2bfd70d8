import { type CatalogueChange, listCatalogueChanges } from '@potli/api/contract/adminChanges';
import { Badge, type BadgeProps } from '@potli/ui/Badge';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { SegmentedControl } from '@potli/ui/SegmentedControl';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTableState } from '../../../components/table/useTableState.ts';
import { kindTexts } from '../../../features/shopWindow/kindTexts.ts';
import { useNameOf } from '../../../features/staff/useNameOf.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';

const none: readonly CatalogueChange[] = [];

type State = CatalogueChange['state'];

const looks: Record<State, { label: string; tone: BadgeProps['tone'] }> = {
  waiting: { label: 'Waiting', tone: 'info' },
  applied: { label: 'Made', tone: 'money' },
  refused: { label: 'Refused', tone: 'neutral' },
};
const states = (Object.keys(looks) as State[]).map((value) => ({ value, label: looks[value].label }));

const whatOf = ({ title, kind, rows, undoes }: CatalogueChange) => {
  const what = rows === 1 ? title : `${title} and ${rows - 1} more ${kindTexts[kind].noun.many}`;
  return undoes === null ? what : `Takes back: ${what}`;
};

const columns: readonly DataColumn<CatalogueChange>[] = [
  { id: 'what', header: 'What', value: whatOf, look: 'strong', card: 'title' },
  { id: 'who', header: 'Who', value: ({ askedBy }) => askedBy, cell: (row) => <AskedBy {...row} />, card: 'subtitle' },
  {
    id: 'time',
    header: 'Time',
    value: ({ askedAt }) => askedAt,
    cell: ({ askedAt }) => formatDateTime(askedAt, ''),
    look: 'whole',
    card: 'foot',
  },
  { id: 'why', header: 'Why it waits', value: ({ reasons }) => reasons.join('. '), card: 'foot' },
  { id: 'state', header: 'State', value: ({ state }) => state, cell: (row) => <StateOf {...row} />, card: 'tag' },
];

function AskedBy({ askedBy }: CatalogueChange) {
  return useNameOf()(askedBy);
}

function StateOf({ state, undoneBy }: CatalogueChange) {
  const { label, tone } = looks[state];
  return <Badge tone={undoneBy === null ? tone : 'neutral'}>{undoneBy === null ? label : 'Taken back'}</Badge>;
}

const toChange = (change: CatalogueChange) => ({ href: adminPaths.change(change.id), label: whatOf(change) });

/** Changes of the shop window: those that wait for a second person, and those that were made (docs/product/admin-catalogue.md). */
export function CatalogueChanges() {
  const state = useTableState();
  const { state: shown = 'waiting' } = useSearch({ from: '/admin/changes/' });
  const { page, pageSize } = state;
  const query = useQuery({
    ...apiQuery(useApp().api, listCatalogueChanges, { query: { state: shown, pageNumber: page - 1, pageSize } }),
    placeholderData: keepPreviousData,
  });
  return (
    <TableScreen
      title="Changes"
      query={query}
      state={state}
      noun={{ one: 'change', many: 'changes' }}
      columns={columns}
      rows={query.data?.rows ?? none}
      rowId={({ id }) => id}
      rowLink={toChange}
      empty={
        <EmptyList
          title={shown === 'waiting' ? 'Nothing waits' : 'No such changes'}
          text="A rate that is raised a lot waits here until a second person approves it."
        />
      }
      intro={
        <SegmentedControl
          label="Which changes"
          name="state"
          options={states}
          value={shown}
          onChange={(next) => state.setFilter({ state: next === 'waiting' ? undefined : next })}
        />
      }
    />
  );
}
