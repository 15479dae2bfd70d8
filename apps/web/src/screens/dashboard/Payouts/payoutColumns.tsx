import type { Payout } from '@potli/api/contract/payouts';
import { formatDateTime } from '@potli/ui/commerce/format/formatDateTime';
import { MoneyText } from '@potli/ui/commerce/MoneyText/MoneyText';
import { Badge } from '@potli/ui/components/Badge/Badge';
import type { DataColumn } from '@potli/ui/components/DataTable/DataColumn';
import { payoutMode, payoutStatus } from './payoutWords.ts';

/** What the bank said: its reference, or why it failed. */
export const bankAnswer = ({ failureReason, utr }: Payout) => failureReason ?? (utr && `UTR ${utr}`) ?? 'N/A';

export const payoutColumns: readonly DataColumn<Payout>[] = [
  {
    id: 'pymtMode',
    header: 'Payout Mode',
    value: (row) => payoutMode(row.pymtMode),
    look: 'strong',
    width: '16%',
    card: 'title',
  },
  {
    id: 'amount',
    header: 'Processed Amount',
    value: (row) => row.amount,
    // green is for money that arrived
    cell: (row) => (
      <MoneyText rupees={row.amount} precision="paise" tone={row.status === 'SUCCESS' ? 'inherit' : 'ink'} />
    ),
    look: 'amount',
    width: '17%',
    card: 'figure',
  },
  {
    id: 'status',
    header: 'Payout Status',
    value: (row) => payoutStatus(row.status),
    // green or red, nothing else (docs/product/orders-and-payouts.md#payouts)
    cell: (row) => <Badge tone={row.status === 'SUCCESS' ? 'money' : 'danger'}>{payoutStatus(row.status)}</Badge>,
    width: '15%',
    card: 'tag',
  },
  { id: 'bankAnswer', header: 'Bank Reference', value: bankAnswer, width: '34%', card: 'foot' },
  {
    id: 'accountDebitDate',
    header: 'Date Time',
    value: (row) => row.accountDebitDate,
    cell: (row) => formatDateTime(row.accountDebitDate, 'N/A'),
    width: '18%',
    card: 'subtitle',
  },
];
