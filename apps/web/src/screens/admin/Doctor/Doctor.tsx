import { examineInstallation, type Finding } from '@potli/api/contract/adminDoctor';
import { Badge, type BadgeProps } from '@potli/ui/Badge';
import { Button } from '@potli/ui/Button';
import { type DataColumn, DataTable } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Text } from '@potli/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { pluralize } from '../../../lib/pluralize.ts';

/** The gravest first. */
const states: Readonly<Record<Finding['state'], { word: string; tone: BadgeProps['tone'] }>> = {
  missing: { word: 'Missing', tone: 'danger' },
  advice: { word: 'Advice', tone: 'warn' },
  good: { word: 'Good', tone: 'money' },
};
const order = Object.keys(states);

const columns: readonly DataColumn<Finding>[] = [
  { id: 'what', header: 'Setting or part', value: ({ what }) => what, look: 'strong', width: '24%', card: 'title' },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => states[state].word,
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].word}</Badge>,
    width: '14%',
    card: 'tag',
  },
  { id: 'text', header: 'How it is, and what to do', value: ({ text }) => text, width: '62%', card: 'foot' },
];

/** What a start in production needs, as `potli doctor` says it (docs/product/admin.md#installation). */
export function Doctor() {
  const query = useQuery({ ...apiQuery(useApp().api, examineInstallation, {}), staleTime: 0 });
  const { data, isError, isFetching, refetch } = query;
  if (!data)
    return isError ? (
      <LoadFailed title="The installation was not looked at" query={query} />
    ) : (
      <Loading text="Loading..." />
    );
  const findings = data.findings.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  const missing = findings.filter(({ state }) => state === 'missing').length;
  return (
    <Stack gap="x2">
      <Row gap="m" justify="between" wrap>
        <Heading level={1}>Installation</Heading>
        <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
          Look again
        </Button>
      </Row>
      <Text>
        {missing === 0
          ? 'Nothing is missing that a start in production needs.'
          : `${pluralize(missing, 'thing')} ${missing === 1 ? 'is' : 'are'} missing that a start in production needs.`}
      </Text>
      <DataTable
        label="Installation"
        columns={columns}
        rows={findings}
        rowId={({ what, text }) => `${what} ${text}`}
        texts={{
          sortBy: 'Sort by',
          unsorted: 'The gravest first',
          sortAscending: 'Sort ascending',
          sortDescending: 'Sort descending',
        }}
      />
      <Text tone="muted">{`Looked at ${formatDateTime(data.at, '')}, by the server that answered.`}</Text>
    </Stack>
  );
}
