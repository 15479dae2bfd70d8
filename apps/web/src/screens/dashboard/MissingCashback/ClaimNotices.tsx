import { Link } from '@potli/ui/components/Link/Link';
import { Notice } from '@potli/ui/components/Notice/Notice';
import { CircleAlert, CircleCheck } from 'lucide';
import { MY_CLAIMS } from '../../../lib/claimPaths.ts';
import type { ClaimProps, DisputeActor } from './useDisputeMachine.ts';
import { useFiledClaim } from './useFiledClaim.ts';

/** What became of the last claim: its ticket number, or why the server did not take it. */
export function ClaimNotices({ state, actor }: Pick<ClaimProps, 'state'> & { actor: DisputeActor }) {
  const filed = useFiledClaim(actor);
  const { reason } = state.context;
  return (
    <>
      {reason && (
        <Notice icon={CircleAlert} tone="danger" role="alert">
          {reason}
        </Notice>
      )}
      {filed && !reason && (
        <Notice icon={CircleCheck} role="status">
          Your claim is with us. Its ticket number is {filed.ticketNumber}.{' '}
          <Link href={MY_CLAIMS}>See it in My Missing Cashback</Link>
        </Notice>
      )}
    </>
  );
}
