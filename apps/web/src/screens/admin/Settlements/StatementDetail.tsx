import type { BookedStatement } from '@potli/api/contract/adminSettlements';
import { FactList } from '@potli/ui/FactList';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Stack } from '@potli/ui/Layout';
import { WithdrawStatement } from './WithdrawStatement.tsx';

/** Below a statement: what else it says, and how it is withdrawn. */
export function StatementDetail({ statement }: { statement: BookedStatement }) {
  const { invoice, receivedAt, lines, withdrawn, tds } = statement;
  const facts = [
    { label: 'Booked on', value: formatDateTime(receivedAt, '') },
    { label: 'Invoice', value: invoice ?? 'None' },
    { label: 'Tax deducted', value: formatRupees(tds, 'paise') },
    { label: 'Lines that count', value: String(lines - withdrawn) },
  ];
  return (
    <Stack gap="l">
      <FactList facts={facts} />
      {withdrawn < lines && <WithdrawStatement statement={statement} />}
    </Stack>
  );
}
