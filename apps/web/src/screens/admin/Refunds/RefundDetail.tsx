import type { GiftCardRefund } from '@potli/api/contract/adminRefunds';
import { FactList } from '@potli/ui/FactList';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Stack } from '@potli/ui/Layout';
import { RefundByHand } from './RefundByHand.tsx';

/** Below a refund: what the provider calls it, and how a person takes it over. */
export function RefundDetail({ refund }: { refund: GiftCardRefund }) {
  const { provider, providerOrder, payment, failed, nextAsk, byHand } = refund;
  const facts = [
    { label: 'Provider', value: provider ?? 'None' },
    { label: 'Its order', value: providerOrder ?? 'None' },
    { label: 'Its payment', value: payment ?? 'None' },
    { label: 'Failed attempts', value: String(failed) },
    ...(nextAsk ? [{ label: 'Asked again', value: formatDateTime(nextAsk, '') }] : []),
    ...(byHand
      ? [
          { label: 'By hand since', value: formatDateTime(byHand.since, '') },
          { label: 'Reason', value: byHand.reason },
        ]
      : []),
    ...(byHand?.reference
      ? [
          { label: 'Reference', value: byHand.reference },
          { label: 'Sent by hand', value: formatRupees(byHand.amount ?? 0, 'paise') },
        ]
      : []),
  ];
  return (
    <Stack gap="l">
      <FactList facts={facts} />
      {!byHand?.closedAt && <RefundByHand refund={refund} />}
    </Stack>
  );
}
