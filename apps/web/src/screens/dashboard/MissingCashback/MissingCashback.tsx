import { Heading } from '@potli/ui/components/Heading/Heading';
import { Split } from '@potli/ui/components/Layout/Split';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { useMachineToasts } from '../../../components/forms/useMachineToasts.ts';
import { ClaimActions } from './ClaimActions.tsx';
import { ClaimAside } from './ClaimAside.tsx';
import { ClaimNotices } from './ClaimNotices.tsx';
import { ClaimOrder } from './ClaimOrder.tsx';
import { ClaimProof } from './ClaimProof.tsx';
import { ClaimSource } from './ClaimSource.tsx';
import type { ClaimSearch } from './claimSearch.ts';
import { useDisputeMachine } from './useDisputeMachine.ts';
import { useGivenSource } from './useGivenSource.ts';
import { useRecentClicks } from './useRecentClicks.ts';

const TONES = {
  'form.refused': 'error',
  'upload.started': 'info',
  'upload.finished': 'success',
  'claim.filed': 'success',
  'claim.failed': 'error',
} as const;

/** Missing / Claim Cashback (docs/product/claims.md#form). */
export function MissingCashback({ search }: { search: ClaimSearch }) {
  const [state, send, actor] = useDisputeMachine();
  const clicks = useRecentClicks();
  useMachineToasts(actor, TONES);
  useGivenSource({ search, clicks, send });
  const props = { state, send };
  return (
    <Stack gap="x2">
      <Heading level={1}>Missing / Claim Cashback</Heading>
      <Split kind="form" aside={<ClaimAside />}>
        <Panel as="section">
          <form
            noValidate
            aria-label="Missing / Claim Cashback"
            aria-busy={state.hasTag('busy')}
            onSubmit={handleSubmit(() => send({ type: 'form.submitted' }))}
          >
            <Stack gap="x2">
              <ClaimSource {...props} clicks={clicks} />
              <ClaimOrder {...props} />
              <ClaimProof {...props} />
              <ClaimNotices state={state} actor={actor} />
              <ClaimActions {...props} />
            </Stack>
          </form>
        </Panel>
      </Split>
    </Stack>
  );
}
