import type { Dispute } from '@potli/api/contract/disputes';
import { useEffect, useState } from 'react';
import type { DisputeActor } from './useDisputeMachine.ts';

/** The claim that was filed last from this form, until the next is begun. */
export function useFiledClaim(actor: DisputeActor): Dispute | undefined {
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
