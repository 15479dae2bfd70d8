import { listWaitingReports, reportLists, type WaitingReport } from '@potli/api/contract/adminReports';
import { Badge } from '@potli/ui/Badge';
import type { DataColumn } from '@potli/ui/DataTable';
import { InlineSelect } from '@potli/ui/InlineSelect';
import { Row, Stack } from '@potli/ui/Layout';
import { useSearch } from '@tanstack/react-router';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { FindForm } from '../../../components/listing/FindForm.tsx';
import { timeColumn } from '../../../components/table/columns.ts';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTablePage } from '../../../components/table/useTablePage.ts';
import { ReplayAll } from './ReplayAll.tsx';
import { ReportDetail } from './ReportDetail.tsx';
import { problemText, reportListLabels, whyText } from './reportTexts.ts';

const lists = reportLists.map((value) => ({ value, label: reportListLabels[value] }));

const columns: readonly DataColumn<WaitingReport>[] = [
  { id: 'report', header: 'Report', value: ({ eventId }) => eventId, look: 'strong', card: 'title' },
  { id: 'network', header: 'From', value: ({ network }) => network, card: 'subtitle' },
  {
    id: 'order',
    header: 'Order',
    value: ({ orderId }) => orderId ?? 'Not readable',
    card: 'foot',
    namedOnCard: true,
  },
  timeColumn({
    id: 'received',
    header: 'Received',
    value: ({ receivedAt }) => receivedAt,
    card: 'foot',
    namedOnCard: true,
  }),
  { id: 'why', header: 'Why it waits', value: whyText, card: 'foot' },
  {
    id: 'problem',
    header: 'Problem',
    value: (report) => problemText(report).label,
    cell: (report) => <Badge tone={problemText(report).tone}>{problemText(report).label}</Badge>,
    card: 'tag',
  },
];

const detail = {
  label: ({ eventId, network }: WaitingReport) => `Report ${eventId} of ${network}`,
  content: (report: WaitingReport) => <ReportDetail report={report} />,
};

/** Reports that a person has to look at, and what can be done with them (docs/product/admin.md#reports). */
export function Reports() {
  const { list = 'all', network } = useSearch({ from: '/admin/reports' });
  const table = useTablePage(listWaitingReports, { list, network });
  return (
    <TableScreen
      title="Reports"
      {...table}
      noun={{ one: 'report', many: 'reports' }}
      columns={columns}
      rowId={({ key }) => key}
      detail={detail}
      empty={
        <EmptyList
          title={list === 'all' && network === undefined ? 'No report waits' : 'No report is in this list'}
          text="What a network sends counts by itself. It is listed when it cannot be read, has no known click, or contradicts what came before."
        />
      }
      intro={
        <Stack gap="l">
          <Row gap="l" wrap align="end" justify="between">
            <InlineSelect
              label="Reports"
              value={list}
              options={lists}
              onChange={(next) => table.state.setFilter({ list: next === 'all' ? undefined : next })}
            />
            <FindForm
              key={network}
              label="Network"
              text={network}
              submitLabel="Show"
              onFind={(next) => table.state.setFilter({ network: next })}
            />
          </Row>
          <ReplayAll />
        </Stack>
      }
    />
  );
}
