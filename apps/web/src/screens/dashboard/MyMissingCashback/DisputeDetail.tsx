import type { Dispute } from '@potli/api/contract/disputes';
import { FactList } from '@potli/ui/FactList';
import { formatDate, formatDateTime } from '@potli/ui/format/formatDateTime';
import { Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { Timeline } from '@potli/ui/Timeline';
import { stepStates } from '../../../components/story/stepStates.ts';
import { claimSteps, titlesForMember } from '../../../features/claims/claimSteps.tsx';
import { disputeStatus } from '../../../features/claims/disputeStatus.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { sourceTypeOf } from './disputeColumns.tsx';

const MISSING = 'N/A';

const types: Record<string, string> = { CLAIM_CASHBACK: 'Claim cashback', MISSING_CASHBACK: 'Missing cashback' };

/** All of a claim: its answers so far, what happens next, and what the order was. */
export function DisputeDetail({ dispute }: { dispute: Dispute }) {
  const { next } = disputeStatus(dispute.disputeStatus);
  return (
    <Stack gap="l">
      <Timeline
        label="What was said about this claim"
        steps={claimSteps(dispute, titlesForMember)}
        stateLabels={stepStates}
      />
      {next && <Text tone="muted">{next(formatDate(dispute.heldUntil, ''))}</Text>}
      {dispute.disputeStatus === 'NEED_INFO' && <AnswerForm dispute={dispute} />}
      <FactList facts={factsOf(dispute)} />
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
