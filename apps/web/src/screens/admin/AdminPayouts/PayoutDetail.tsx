import type { AdminPayout } from '@potli/api/contract/adminPayouts';
import { FactList } from '@potli/ui/FactList';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Stack } from '@potli/ui/Layout';
import { AskBank } from './AskBank.tsx';
import { ReturnPayout } from './ReturnPayout.tsx';
import { SettlePayout } from './SettlePayout.tsx';

/** Below a payout: how far it is, and what a person can do about it. */
export function PayoutDetail({ payout }: { payout: AdminPayout }) {
  const { state } = payout;
  const isOpen = state === 'reserved' || state === 'submitted' || state === 'review';
  return (
    <Stack gap="l">
      <FactList facts={factsOf(payout)} />
      {isOpen && <AskBank payout={payout} />}
      {state === 'review' && <SettlePayout payout={payout} />}
      {state === 'sent' && <ReturnPayout payout={payout} />}
    </Stack>
  );
}

function factsOf({ id, withheld, attempts, submittedAt, settledAt, returnedAt, failureReason }: AdminPayout) {
  return [
    { label: 'Id', value: id },
    { label: 'Tax withheld', value: withheld > 0 ? formatRupees(withheld, 'paise') : 'None' },
    { label: 'Bank asked', value: `${attempts}×` },
    { label: 'Given to the bank', value: formatDateTime(submittedAt, 'Not yet') },
    ...(settledAt ? [{ label: 'Answer of the bank', value: formatDateTime(settledAt, '') }] : []),
    ...(returnedAt ? [{ label: 'Came back', value: formatDateTime(returnedAt, '') }] : []),
    ...(failureReason ? [{ label: 'Reason', value: failureReason }] : []),
  ];
}
