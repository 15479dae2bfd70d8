import { type AdminNetwork, listNetworks } from '@potli/api/contract/adminNetworks';
import { getBooks } from '@potli/api/contract/books';
import { Badge } from '@potli/ui/Badge';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTablePage } from '../../../components/table/useTablePage.ts';
import { ChangePolicy } from './ChangePolicy.tsx';

interface NetworkRow extends AdminNetwork {
  /** In rupees; undefined until the books are read, which takes longer than the list. */
  owed: number | undefined;
}

const paidTexts: Record<AdminNetwork['pays'], string> = {
  approval: 'On approval',
  settlement: 'After the network',
};

const rupees = (value: number) => formatRupees(value, 'paise');

const columns: readonly DataColumn<NetworkRow>[] = [
  { id: 'network', header: 'Network', value: ({ network }) => network, look: 'strong', card: 'title' },
  { id: 'pays', header: 'Members are paid', value: ({ pays }) => paidTexts[pays], card: 'foot', namedOnCard: true },
  {
    id: 'days',
    header: 'Usually pays within',
    value: ({ settlesAfterDays }) => settlesAfterDays,
    cell: ({ settlesAfterDays }) => `${settlesAfterDays} days`,
    card: 'foot',
    namedOnCard: true,
  },
  {
    id: 'owed',
    header: 'Owes',
    value: ({ owed }) => owed,
    cell: ({ owed }) => (owed === undefined ? '–' : rupees(owed)),
    look: 'amount',
    card: 'figure',
    namedOnCard: true,
  },
  {
    id: 'advanced',
    header: 'Advanced',
    value: ({ advanced }) => advanced,
    cell: (row) => <Advanced {...row} />,
    look: 'amount',
    card: 'foot',
    namedOnCard: true,
  },
  {
    id: 'limit',
    header: 'Limit',
    value: ({ advanceLimit }) => advanceLimit,
    cell: ({ advanceLimit }) => rupees(advanceLimit),
    look: 'amount',
    card: 'foot',
    namedOnCard: true,
  },
  {
    id: 'heard',
    header: 'Last report',
    value: ({ lastReportAt }) => lastReportAt ?? '',
    cell: ({ lastReportAt }) => formatDateTime(lastReportAt, 'None recently'),
    look: 'whole',
    card: 'foot',
    namedOnCard: true,
  },
];

function Advanced({ advanced, advanceLimit, pays }: NetworkRow) {
  if (pays === 'settlement' || advanced <= advanceLimit) return rupees(advanced);
  return <Badge tone="warn">{`${rupees(advanced)}, above the limit`}</Badge>;
}

const detail = {
  label: ({ network }: NetworkRow) => `Policy of ${network}`,
  // other terms, for example of a colleague, fill the form again
  content: (row: NetworkRow) => (
    <ChangePolicy key={`${row.pays} ${row.advanceLimit} ${row.settlesAfterDays}`} network={row} />
  ),
};

/** Networks, what each owes and has cost in advance, and when its members are paid (docs/money.md#policies). */
export function Networks() {
  const { api } = useApp();
  const table = useTablePage(listNetworks, {});
  const { data: books } = useQuery({ ...apiQuery(api, getBooks, {}), staleTime: 0 });
  const listed = table.rows;
  const rows = useMemo(() => {
    const owed = new Map(books?.networks.map(({ network, receivable }) => [network, receivable]));
    return listed.map((row) => ({ ...row, owed: books && (owed.get(row.network) ?? 0) }));
  }, [listed, books]);
  return (
    <TableScreen
      title="Networks"
      {...table}
      noun={{ one: 'network', many: 'networks' }}
      columns={columns}
      rows={rows}
      rowId={({ network }) => network}
      detail={detail}
      empty={
        <EmptyList
          title="No network is known"
          text="A network is listed when it is connected, named in the catalogue, or has reported an approved order."
        />
      }
    />
  );
}
