import type { Payout } from '@potli/api/contract/payouts';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import type { CsvColumn } from '@potli/ui/format/toCsv';
import { MoneyText } from '@potli/ui/MoneyText';
import { Text } from '@potli/ui/Text';
import { PayoutStatus } from '../../../features/payouts/PayoutStatus.tsx';
import { payoutMode, payoutStatus, underWay, withheldText } from '../../../features/payouts/payoutTexts.ts';

/** The bank's reference, or why the payout failed. */
const bankAnswer = ({ failureReason, status, utr }: Payout) =>
  failureReason ?? (utr && `UTR ${utr}`) ?? underWay[status] ?? 'N/A';

/** With the tax that is not in the amount. */
function BankAnswer({ payout }: { payout: Payout }) {
  const tax = withheldText(payout.withheld);
  return (
    <>
      {bankAnswer(payout)}
      {tax && (
        <Text variant="bodyS" tone="muted">
          {payout.failureReason ? `${tax} came back, too` : tax}
        </Text>
      )}
    </>
  );
}

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
    // green only for money that arrived
    cell: (row) => (
      <MoneyText rupees={row.amount} precision="paise" tone={row.status === 'SUCCESS' ? 'inherit' : 'neutral'} />
    ),
    look: 'earned',
    width: '17%',
    card: 'figure',
  },
  {
    id: 'status',
    header: 'Payout Status',
    value: (row) => payoutStatus(row.status),
    cell: (row) => <PayoutStatus status={row.status} />,
    width: '15%',
    card: 'tag',
  },
  {
    id: 'bankAnswer',
    header: 'Bank Reference',
    value: bankAnswer,
    cell: (row) => <BankAnswer payout={row} />,
    width: '32%',
    card: 'foot',
  },
  {
    id: 'accountDebitDate',
    header: 'Date Time',
    value: (row) => row.accountDebitDate,
    cell: (row) => formatDateTime(row.accountDebitDate, 'N/A'),
    look: 'whole',
    width: '20%',
    card: 'subtitle',
  },
];

/** Times in Asia/Kolkata. */
export const payoutCsv: readonly CsvColumn<Payout>[] = [
  { header: 'Payout Mode', value: (row) => payoutMode(row.pymtMode) },
  { header: 'Processed Amount (INR)', value: (row) => row.amount },
  { header: 'Tax Withheld (INR)', value: (row) => row.withheld ?? 0 },
  { header: 'Payout Status', value: (row) => payoutStatus(row.status) },
  { header: 'UTR', value: (row) => row.utr },
  { header: 'Reason', value: (row) => row.failureReason },
  { header: 'Date Time (IST)', value: (row) => formatDateTime(row.accountDebitDate, '') },
];
