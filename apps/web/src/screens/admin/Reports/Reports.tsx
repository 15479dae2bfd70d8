import { listWaitingReports, reportLists, type WaitingReport } from '@potli/api/contract/adminReports';
import { Badge } from '@potli/ui/Badge';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { InlineSelect } from '@potli/ui/InlineSelect';
import { Row, Stack } from '@potli/ui/Layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { FindForm } from '../../../components/listing/FindForm.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTableState } from '../../../components/table/useTableState.ts';
import { ReplayAll } from './ReplayAll.tsx';
import { ReportDetail } from './ReportDetail.tsx';
import { problemText, reportListLabels, whyText } from './reportTexts.ts';

const none: readonly WaitingReport[] = [];

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
  {
    id: 'received',
    header: 'Received',
    value: ({ receivedAt }) => receivedAt,
    cell: ({ receivedAt }) => formatDateTime(receivedAt, ''),
    look: 'whole',
    card: 'foot',
    namedOnCard: true,
  },
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
  const state = useTableState();
  const { list = 'all', network } = useSearch({ from: '/admin/reports' });
  const { page, pageSize } = state;
  const query = useQuery({
    ...apiQuery(useApp().api, listWaitingReports, { query: { list, network, pageNumber: page - 1, pageSize } }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  return (
    <TableScreen
      title="Reports"
      query={query}
      state={state}
      noun={{ one: 'report', many: 'reports' }}
      columns={columns}
      rows={query.data?.rows ?? none}
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
              onChange={(next) => state.setFilter({ list: next === 'all' ? undefined : next })}
            />
            <FindForm
              key={network}
              label="Network"
              text={network}
              submitLabel="Show"
              onFind={(next) => state.setFilter({ network: next })}
            />
          </Row>
          <ReplayAll />
        </Stack>
      }
    />
  );
}
