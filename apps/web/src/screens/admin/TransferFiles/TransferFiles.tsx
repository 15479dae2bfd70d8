import { getTransferQueue, listTransferFiles, type TransferFile } from '@potli/api/contract/adminTransferFiles';
import { Badge } from '@potli/ui/Badge';
import { Callout } from '@potli/ui/Callout';
import type { DataColumn } from '@potli/ui/DataTable';
import { groupDigits } from '@potli/ui/format/groupDigits';
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { rupeesColumn, timeColumn } from '../../../components/table/columns.ts';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTablePage } from '../../../components/table/useTablePage.ts';
import { FileDetail } from './FileDetail.tsx';
import { ReturnFile } from './ReturnFile.tsx';
import { ageOf, stateOf } from './transferFileTexts.ts';
import { WaitingPayouts } from './WaitingPayouts.tsx';

const nameOf = ({ name }: TransferFile) => name;

const columns: readonly DataColumn<TransferFile>[] = [
  { id: 'name', header: 'File', value: nameOf, look: 'strong', card: 'title' },
  rupeesColumn({
    id: 'total',
    header: 'Sum',
    value: ({ total }) => total,
    card: 'figure',
  }),
  {
    id: 'payouts',
    header: 'Payouts',
    value: ({ payouts }) => payouts,
    cell: ({ payouts }) => groupDigits(payouts),
    card: 'foot',
    namedOnCard: true,
  },
  timeColumn({
    id: 'made',
    header: 'Made',
    value: ({ madeAt }) => madeAt,
    card: 'subtitle',
  }),
  {
    id: 'age',
    header: 'Age',
    value: ({ madeAt }) => -Date.parse(madeAt),
    cell: (file) => ageOf(file, Date.now()),
    card: 'foot',
    namedOnCard: true,
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
  const { data: queue } = useQuery({ ...apiQuery(api, getTransferQueue, {}), refetchOnWindowFocus: 'always' });
  const table = useTablePage(listTransferFiles, {});
  return (
    <TableScreen
      title="Transfer files"
      {...table}
      noun={{ one: 'file', many: 'files' }}
      columns={columns}
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
