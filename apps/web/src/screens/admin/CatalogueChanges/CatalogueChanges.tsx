import { type CatalogueChange, listCatalogueChanges } from '@potli/api/contract/adminChanges';
import { Badge, type BadgeProps } from '@potli/ui/Badge';
import type { DataColumn } from '@potli/ui/DataTable';
import { SegmentedControl } from '@potli/ui/SegmentedControl';
import { useSearch } from '@tanstack/react-router';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { timeColumn } from '../../../components/table/columns.ts';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTablePage } from '../../../components/table/useTablePage.ts';
import { kindTexts } from '../../../features/shopWindow/kindTexts.ts';
import { useNameOf } from '../../../features/staff/useNameOf.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';

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
  timeColumn({
    id: 'time',
    header: 'Time',
    value: ({ askedAt }) => askedAt,
    card: 'foot',
  }),
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
  const { state: shown = 'waiting' } = useSearch({ from: '/admin/changes/' });
  const table = useTablePage(listCatalogueChanges, { state: shown });
  return (
    <TableScreen
      title="Changes"
      {...table}
      noun={{ one: 'change', many: 'changes' }}
      columns={columns}
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
          onChange={(next) => table.state.setFilter({ state: next === 'waiting' ? undefined : next })}
        />
      }
    />
  );
}
