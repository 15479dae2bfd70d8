import { type BookedStatement, listSettlements } from '@potli/api/contract/adminSettlements';
import { Badge } from '@potli/ui/Badge';
import { Button } from '@potli/ui/Button';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { Icon } from '@potli/ui/Icon';
import { useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { FindForm } from '../../../components/listing/FindForm.tsx';
import { rupeesColumn } from '../../../components/table/columns.ts';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTablePage } from '../../../components/table/useTablePage.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { StatementDetail } from './StatementDetail.tsx';

const columns: readonly DataColumn<BookedStatement>[] = [
  { id: 'statement', header: 'Statement', value: ({ statement }) => statement, look: 'strong', card: 'title' },
  { id: 'network', header: 'Network', value: ({ network }) => network, card: 'subtitle' },
  {
    id: 'settledAt',
    header: 'Paid on',
    value: ({ settledAt }) => settledAt,
    cell: ({ settledAt }) => formatDate(settledAt, ''),
    look: 'whole',
    card: 'foot',
    namedOnCard: true,
  },
  {
    id: 'lines',
    header: 'Lines',
    value: ({ lines }) => lines,
    cell: ({ lines }) => pluralize(lines, 'line'),
    card: 'foot',
  },
  rupeesColumn({
    id: 'paid',
    header: 'Amount',
    value: ({ paid }) => paid,
    card: 'figure',
  }),
  {
    id: 'withdrawn',
    header: 'Withdrawn',
    value: ({ withdrawn }) => withdrawn,
    cell: (statement) => <Withdrawn {...statement} />,
    card: 'tag',
  },
];

function Withdrawn({ lines, withdrawn }: BookedStatement) {
  if (withdrawn === 0) return '–';
  return <Badge tone="warn">{withdrawn === lines ? 'Withdrawn' : `${withdrawn} of ${lines} lines`}</Badge>;
}

const detail = {
  label: ({ statement, network }: BookedStatement) => `${statement} of ${network}`,
  content: (statement: BookedStatement) => <StatementDetail statement={statement} />,
};

/** What networks paid, by their statements, and how one is withdrawn (docs/money.md). */
export function Settlements() {
  const { network } = useSearch({ from: '/admin/settlements/' });
  const table = useTablePage(listSettlements, { network });
  return (
    <TableScreen
      title="Settlements"
      {...table}
      noun={{ one: 'statement', many: 'statements' }}
      columns={columns}
      rowId={({ network: of, statement }) => `${of} ${statement}`}
      detail={detail}
      empty={
        <EmptyList
          title={network === undefined ? 'No statement is booked' : `No statement of ${network} is booked`}
          text="When a network has paid, book the file that says for which orders."
        />
      }
      tools={
        <Button variant="secondary" size="sm" href={adminPaths.bookStatement}>
          <Icon of={Plus} size={18} />
          Book a statement
        </Button>
      }
      intro={
        <FindForm
          key={network}
          label="Network"
          text={network}
          submitLabel="Show"
          onFind={(next) => table.state.setFilter({ network: next })}
        />
      }
    />
  );
}
