import { ErrorState } from '@potli/ui/components/ErrorState/ErrorState';
import { Heading } from '@potli/ui/components/Heading/Heading';
import { Split } from '@potli/ui/components/Layout/Split';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Loading } from '@potli/ui/components/Loading/Loading';
import { Notice } from '@potli/ui/components/Notice/Notice';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { CircleAlert, UserRound } from 'lucide';
import { Advice } from '../../../components/forms/Advice.tsx';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { useMachineToasts } from '../../../components/forms/useMachineToasts.ts';
import { ProfileActions } from './ProfileActions.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { useProfileMachine } from './useProfileMachine.ts';

const TONES = { 'profile.saved': 'success', 'save.failed': 'error' } as const;

const ADVICE = [
  'Your name as your bank has it: payouts and claims are checked by it.',
  'A mobile number of India, ten digits.',
  'You must be 18 or older to earn cashback.',
];

/** My Profile (docs/product/profile.md). */
export function MyProfile() {
  const [state, send, actor] = useProfileMachine();
  useMachineToasts(actor, TONES);
  const props = { state, send };
  const { reason } = state.context;
  return (
    <Stack gap="x2">
      <Heading level={1}>My Profile</Heading>
      {state.matches('loading') && <Loading text="Loading..." />}
      {state.matches('unavailable') && (
        <ErrorState
          title="We could not load your profile."
          retryLabel="Try again"
          onRetry={() => send({ type: 'load.retried' })}
        />
      )}
      {(state.hasTag('reading') || state.hasTag('form')) && (
        <Split kind="form" aside={<Advice title="Good to know" points={ADVICE} />}>
          <Panel as="section">
            <form noValidate aria-label="My Profile" onSubmit={handleSubmit(() => send({ type: 'form.submitted' }))}>
              <Stack gap="x2">
                {isNew(state) && (
                  <Notice icon={UserRound} tone="neel">
                    Tell us who you are. It takes a minute.
                  </Notice>
                )}
                {reason && (
                  <Notice icon={CircleAlert} tone="danger" role="alert">
                    {reason}
                  </Notice>
                )}
                <ProfileFields key={state.hasTag('form') ? 'form' : 'reading'} {...props} />
                <ProfileActions {...props} />
              </Stack>
            </form>
          </Panel>
        </Split>
      )}
    </Stack>
  );
}

/** Nothing was told before. */
const isNew = ({ context: { profile } }: ReturnType<typeof useProfileMachine>[0]) => profile?.name === '';
