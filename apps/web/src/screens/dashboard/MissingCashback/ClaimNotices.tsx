import type { Dispute } from '@potli/api/contract/disputes';
import { Callout } from '@potli/ui/Callout';
import { Link } from '@potli/ui/Link';
import { CircleAlert, CircleCheck } from 'lucide';
import { useEffect, useState } from 'react';
import { memberPaths } from '../../../lib/memberPaths.ts';
import type { ClaimProps, DisputeActor } from './useDisputeMachine.ts';

/** The result of the last claim: its ticket number, or why it was refused. */
export function ClaimNotices({ state, actor }: Pick<ClaimProps, 'state'> & { actor: DisputeActor }) {
  const filed = useFiledClaim(actor);
  const { reason } = state.context;
  return (
    <>
      {reason && (
        <Callout icon={CircleAlert} tone="danger" role="alert">
          {reason}
        </Callout>
      )}
      {filed && !reason && (
        <Callout icon={CircleCheck} role="status">
          Your claim is with us. {filed.ticketNumber && `Its ticket number is ${filed.ticketNumber}. `}
          <Link href={memberPaths.claims}>See it in My Missing Cashback</Link>
        </Callout>
      )}
    </>
  );
}

/** The last claim that was filed with this form. Undefined after a failed one. */
function useFiledClaim(actor: DisputeActor): Dispute | undefined {
  const [filed, setFiled] = useState<Dispute>();
  useEffect(() => {
    const subscriptions = [
      actor.on('claim.filed', ({ dispute }) => setFiled(dispute)),
      actor.on('claim.failed', () => setFiled(undefined)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);
  return filed;
}
