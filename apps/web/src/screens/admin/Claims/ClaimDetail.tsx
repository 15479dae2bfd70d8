import type { AdminClaim } from '@potli/api/contract/adminClaims';
import { FactList } from '@potli/ui/FactList';
import { formatDate, formatDateTime } from '@potli/ui/format/formatDateTime';
import { Stack } from '@potli/ui/Layout';
import { Timeline } from '@potli/ui/Timeline';
import { stepStates } from '../../../components/story/stepStates.ts';
import { claimSteps, type StepTitles, titlesForMember } from '../../../features/claims/claimSteps.tsx';
import { useNameOf } from '../../../features/staff/useNameOf.ts';
import { AnswerClaim } from './AnswerClaim.tsx';
import { WaitingOrders } from './WaitingOrders.tsx';

const MISSING = 'N/A';

const titles: StepTitles = {
  filed: 'The member filed this claim',
  steps: {
    ...titlesForMember.steps,
    NEED_INFO: 'We asked the member',
    MEMBER: 'The member answered',
    CLOCK: 'The hold is over',
    ORDER: 'The network reported the order',
  },
};

/** Below a claim: what was said, what the order was, and what the shop can say now. */
export function ClaimDetail({ claim }: { claim: AdminClaim }) {
  const nameOf = useNameOf();
  const isDecided = claim.disputeStatus === 'APPROVED' || claim.disputeStatus === 'REJECTED';
  return (
    <Stack gap="l">
      <Timeline
        label="What was said about this claim"
        steps={claimSteps(claim, titles, nameOf)}
        stateLabels={stepStates}
      />
      <FactList facts={factsOf(claim)} />
      {claim.waitingOrders.length > 0 && <WaitingOrders claim={claim} />}
      {!isDecided && <AnswerClaim claim={claim} />}
    </Stack>
  );
}

function factsOf(claim: AdminClaim) {
  const { orderTime, transactionDate, deliveryDate, coupon, giftCardUsed, clickId, heldUntil, reportedAs } = claim;
  return [
    { label: 'Ordered', value: formatDateTime(orderTime, MISSING) },
    { label: 'Transaction date', value: formatDate(transactionDate, MISSING) },
    { label: 'Delivered', value: formatDate(deliveryDate, MISSING) },
    { label: 'Coupon', value: coupon || MISSING },
    { label: 'Gift card used', value: giftCardUsed ? 'Yes' : 'No' },
    { label: 'Click', value: clickId ?? 'None' },
    ...(heldUntil ? [{ label: 'On hold until', value: formatDateTime(heldUntil, MISSING) }] : []),
    { label: 'Reported as', value: reportedAs ? `${reportedAs.network} ${reportedAs.orderId}` : 'Nothing yet' },
  ];
}
