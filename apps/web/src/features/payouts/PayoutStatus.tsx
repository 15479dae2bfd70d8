import type { Payout } from '@potli/api/contract/payouts';
import { Status } from '@potli/ui/Status';
import { payoutStatus, underWay } from './payoutTexts.ts';

/** Green or red, nothing else (docs/product/orders-and-payouts.md#payouts). */
export function PayoutStatus({ status }: Pick<Payout, 'status'>) {
  return (
    <Status success={status === 'SUCCESS'} pending={Object.hasOwn(underWay, status)}>
      {payoutStatus(status)}
    </Status>
  );
}
