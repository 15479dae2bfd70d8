import type { FieldChange } from '@potli/api/contract/adminChanges';
import { type DataColumn, DataTable } from '@potli/ui/DataTable';
import { Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { fieldText } from './fieldText.ts';
import { readableValue } from './readableValue.ts';

const Lines = ({ value }: { value: unknown }) => (
  <Stack as="span" gap="xs">
    {readableValue(value).map((line, index) => (
      <Text as="span" key={index} wholeDates>
        {line}
      </Text>
    ))}
  </Stack>
);

const labelOf = ({ field }: FieldChange) => fieldText(field).label;

const columns: readonly DataColumn<FieldChange>[] = [
  { id: 'field', header: 'Field', value: labelOf, look: 'strong', width: '24%', card: 'title' },
  {
    id: 'before',
    header: 'Before',
    value: labelOf,
    cell: ({ before }) => <Lines value={before} />,
    width: '38%',
    card: 'subtitle',
  },
  {
    id: 'after',
    header: 'After',
    value: labelOf,
    cell: ({ after }) => <Lines value={after} />,
    width: '38%',
    card: 'foot',
  },
];

const texts = {
  sortBy: 'Sort by',
  unsorted: 'Default order',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
};

/** What a change did to a row, a field after the other. */
export function FieldChanges({ label, changes }: { label: string; changes: readonly FieldChange[] }) {
  return <DataTable label={label} columns={columns} rows={changes} rowId={({ field }) => field} texts={texts} />;
}
