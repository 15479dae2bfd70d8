import type { ImportedRow } from '@potli/api/contract/adminImport';
import { Badge, type BadgeProps } from '@potli/ui/Badge';
import type { DataColumn } from '@potli/ui/DataTable';
import { Row, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { fieldText } from '../../../features/shopWindow/fieldText.ts';

type Outcome = ImportedRow['outcome'];

const looks: Record<Outcome, { label: string; tone: BadgeProps['tone'] }> = {
  refused: { label: 'Refused', tone: 'danger' },
  added: { label: 'Added', tone: 'money' },
  changed: { label: 'Changed', tone: 'info' },
  unchanged: { label: 'Unchanged', tone: 'neutral' },
};

/** How a row is called. */
export const nameOf = ({ key }: ImportedRow): string => key ?? 'Without a key';

/** What is to be read about a row: why it is refused, what is probably not meant, or which fields change. */
function notesOf({ path, problems, warnings, fields }: ImportedRow): string[] {
  // the place of the row has a column of its own: only what follows it is said
  const within = (place: string) => (place.startsWith(path) ? place.slice(path.length).replace(/^[,. ]+/, '') : place);
  const notes = [...problems, ...warnings].map(({ path: place, reason }) =>
    [within(place), reason].filter(Boolean).join(': '),
  );
  if (notes.length > 0) return notes;
  return fields.length > 0 ? [fields.map(({ field }) => fieldText(field).label).join(', ')] : [];
}

/** Columns of what a file would change. */
export const importedColumns: readonly DataColumn<ImportedRow>[] = [
  { id: 'row', header: 'Row', value: nameOf, look: 'strong', width: '22%', card: 'title' },
  { id: 'place', header: 'In the file', value: ({ path }) => path, width: '16%', card: 'subtitle' },
  {
    id: 'outcome',
    header: 'Outcome',
    value: ({ outcome }) => outcome,
    cell: ({ outcome, warnings }) => (
      <Row as="span" gap="s" wrap>
        <Badge tone={looks[outcome].tone}>{looks[outcome].label}</Badge>
        {warnings.length > 0 && <Badge tone="warn">Warning</Badge>}
      </Row>
    ),
    width: '14%',
    card: 'tag',
  },
  {
    id: 'what',
    header: 'What',
    value: (row) => notesOf(row).join(' '),
    cell: (row) => (
      <Stack as="span" gap="xs">
        {notesOf(row).map((note) => (
          <Text as="span" key={note}>
            {note}
          </Text>
        ))}
      </Stack>
    ),
    width: '48%',
    card: 'foot',
  },
];

/** The outcomes by which rows are filtered; rows with warnings are added or changed. */
export const outcomes = [
  { value: 'refused', label: 'Refused' },
  { value: 'warned', label: 'With warnings' },
  { value: 'added', label: 'Added' },
  { value: 'changed', label: 'Changed' },
] as const;
export type OutcomeFilter = (typeof outcomes)[number]['value'];

/** Whether a row has that outcome. */
export const hasOutcome = ({ outcome, warnings }: ImportedRow, filter: OutcomeFilter): boolean =>
  filter === 'warned' ? warnings.length > 0 : outcome === filter;
