import { getTransferQueue, listTransferFiles, type TransferFile } from '@potli/api/contract/adminTransferFiles';
import { Badge } from '@potli/ui/Badge';
import { Callout } from '@potli/ui/Callout';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Info } from 'lucide';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTableState } from '../../../components/table/useTableState.ts';
import { FileDetail } from './FileDetail.tsx';
import { ReturnFile } from './ReturnFile.tsx';
import { ageOf, stateOf } from './transferFileTexts.ts';
import { WaitingPayouts } from './WaitingPayouts.tsx';

const none: readonly TransferFile[] = [];

const nameOf = ({ name }: TransferFile) => name;

const columns: readonly DataColumn<TransferFile>[] = [
  { id: 'name', header: 'File', value: nameOf, look: 'strong', card: 'title' },
  {
    id: 'total',
    header: 'Sum',
    value: ({ total }) => total,
    cell: ({ total }) => formatRupees(total, 'paise'),
    look: 'amount',
    card: 'figure',
  },
  { id: 'payouts', header: 'Payouts', value: ({ payouts }) => payouts, card: 'foot' },
  {
    id: 'made',
    header: 'Made',
    value: ({ madeAt }) => madeAt,
    cell: ({ madeAt }) => formatDateTime(madeAt, ''),
    look: 'whole',
    card: 'subtitle',
  },
  {
    id: 'age',
    header: 'Age',
    value: ({ madeAt }) => -Date.parse(madeAt),
    cell: (file) => ageOf(file, Date.now()),
    card: 'foot',
  },
  {
    id: 'state',
    header: 'State',
    value: (file) => stateOf(file).label,
    cell: (file) => <Badge tone={stateOf(file).tone}>{stateOf(file).label}</Badge>,
    card: 'tag',
  },
];

const detail = { label: nameOf, content: (file: TransferFile) => <FileDetail file={file} /> };

/** Files that a person carries to the bank, and the answers that come back (docs/banks.md#neft-file). */
export function TransferFiles() {
  const { api } = useApp();
  const state = useTableState();
  const { page, pageSize } = state;
  const { data: queue } = useQuery({ ...apiQuery(api, getTransferQueue, {}), refetchOnWindowFocus: 'always' });
  const query = useQuery({
    ...apiQuery(api, listTransferFiles, { query: { pageNumber: page - 1, pageSize } }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  return (
    <TableScreen
      title="Transfer files"
      query={query}
      state={state}
      noun={{ one: 'file', many: 'files' }}
      columns={columns}
      rows={query.data?.rows ?? none}
      rowId={nameOf}
      detail={detail}
      empty={
        <EmptyList title="No file was made yet" text="A file has the payouts that wait, in the layout of the bank." />
      }
      intro={
        queue &&
        (queue.takesFiles ? (
          <>
            <WaitingPayouts queue={queue} />
            <ReturnFile />
          </>
        ) : (
          <Callout icon={Info} tone="info">
            The bank of this shop takes payouts by itself: no files are needed.
          </Callout>
        ))
      }
    />
  );
}
