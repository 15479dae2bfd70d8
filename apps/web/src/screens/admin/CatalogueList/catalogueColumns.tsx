import type { CatalogueRowSummary } from '@potli/api/contract/adminCatalogue';
import { type CatalogueKindName, kindFields } from '@potli/api/contract/catalogueKinds';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { IconButton } from '@potli/ui/IconButton';
import { Row } from '@potli/ui/Layout';
import { Picture } from '@potli/ui/Picture';
import { Text } from '@potli/ui/Text';
import { ArrowDown, ArrowUp } from 'lucide';
import { choiceText } from '../../../features/shopWindow/fieldText.ts';
import { RowStateBadge } from '../../../features/shopWindow/RowStateBadge.tsx';
import type { Direction, MoveRow } from './useMoveRow.ts';

type Column = DataColumn<CatalogueRowSummary>;

const name: Column = {
  id: 'title',
  header: 'Name',
  value: (row) => row.title,
  look: 'strong',
  width: '40%',
  card: 'title',
};

const withPicture: Column = {
  ...name,
  media: ({ picture }) => <Picture src={picture} width={40} height={40} fallback={null} />,
};

const state: Column = {
  id: 'state',
  header: 'State',
  value: (row) => row.state,
  cell: (row) => <RowStateBadge {...row} />,
  width: '24%',
  card: 'foot',
};

const changed: Column = {
  id: 'changed',
  header: 'Changed',
  value: ({ changedAt }) => changedAt,
  cell: ({ changedAt }) => formatDateTime(changedAt, ''),
  look: 'whole',
  width: '20%',
  card: 'subtitle',
};

const key: Column = { id: 'key', header: 'Key', value: (row) => row.key, width: '16%', card: 'hidden' };

interface OrderOptions {
  /** Moves a row; absent where rows do not stand as visitors see them. */
  move: MoveRow | undefined;
  /** The place of a row on the page; absent where the server sorts by something else. */
  placeOf: (key: string) => number | undefined;
}

/** Columns of a list of the shop window; of a kind with an order, its rank with the buttons that change it. */
export function catalogueColumns(kind: CatalogueKindName, { move, placeOf }: OrderOptions): readonly Column[] {
  const { rank: field, picture } = kindFields[kind];
  const title = picture === undefined ? name : withPicture;
  if (field === undefined) return [title, state, changed, key];
  const order: Column = {
    id: 'order',
    header: field === 'homeRank' ? 'Place on home' : 'Order',
    value: (row) => placeOf(row.key) ?? row.rank ?? undefined,
    cell: (row) => <Rank row={row} move={field === 'homeRank' && row.rank === null ? undefined : move} />,
    // banners say their place, too
    width: field === 'homeRank' || picture === undefined ? '20%' : '26%',
    card: 'foot',
  };
  return [
    { ...title, width: '30%' },
    order,
    { ...state, width: '15%', card: 'tag' },
    { ...changed, width: '17%' },
    { ...key, width: field === 'homeRank' || picture === undefined ? '18%' : '12%' },
  ];
}

const arrows = [
  ['up', ArrowUp],
  ['down', ArrowDown],
] as const satisfies readonly (readonly [Direction, unknown])[];

function Rank({ row, move }: { row: CatalogueRowSummary; move: MoveRow | undefined }) {
  const text = [row.place && choiceText(row.place), row.rank].filter((part) => part !== null).join(' · ');
  return (
    <Row as="span" gap="xs">
      {text !== '' && <Text as="span">{text}</Text>}
      {move &&
        row.state !== 'draft' &&
        arrows.map(([direction, icon]) => (
          <IconButton
            key={direction}
            icon={icon}
            label={`Move ${row.title} ${direction}`}
            onClick={({ currentTarget }) => move({ row, direction, button: currentTarget })}
          />
        ))}
    </Row>
  );
}
