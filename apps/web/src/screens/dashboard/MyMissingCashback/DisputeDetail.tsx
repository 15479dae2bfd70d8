import type { Dispute } from '@potli/api/contract/disputes';
import { Callout } from '@potli/ui/Callout';
import { FactList } from '@potli/ui/FactList';
import { formatDate, formatDateTime } from '@potli/ui/format/formatDateTime';
import { Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { MessageSquareText } from 'lucide';
import { ClaimFiles } from './ClaimFiles.tsx';
import { sourceTypeOf } from './disputeColumns.tsx';
import { disputeStatus } from './disputeStatus.ts';

const MISSING = 'N/A';

const types: Record<string, string> = { CLAIM_CASHBACK: 'Claim cashback', MISSING_CASHBACK: 'Missing cashback' };

/** All of a claim: ticket number, the operator's answer, and what was sent with it. */
export function DisputeDetail({ dispute }: { dispute: Dispute }) {
  const { answer, message, downloadLinks } = dispute;
  const { next } = disputeStatus(dispute.disputeStatus);
  return (
    <Stack gap="l">
      {answer && <Callout icon={MessageSquareText} tone="info">{`Our answer: ${answer}`}</Callout>}
      {next && <Text tone="muted">{next}</Text>}
      <FactList facts={factsOf(dispute)} />
      {message && <Text>{message}</Text>}
      {downloadLinks.length > 0 && <ClaimFiles links={downloadLinks} />}
    </Stack>
  );
}

function factsOf(dispute: Dispute) {
  return [
    ...(dispute.ticketNumber ? [{ label: 'Ticket number', value: dispute.ticketNumber }] : []),
    { label: 'Store Order Id', value: dispute.storeOrderId },
    { label: 'Cashback Type', value: types[dispute.disputeType] ?? dispute.disputeType },
    { label: 'Store Type', value: sourceTypeOf(dispute) },
    { label: 'Order Date & Time', value: formatDateTime(dispute.orderTime, MISSING) },
    { label: 'Transaction date', value: formatDate(dispute.transactionDate, MISSING) },
    { label: 'Delivery Date', value: formatDate(dispute.deliveryDate, MISSING) },
    { label: 'Coupon', value: dispute.coupon || MISSING },
    { label: 'Gift card used', value: dispute.giftCardUsed ? 'Yes' : 'No' },
  ];
}
