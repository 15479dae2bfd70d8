import { MIN_AGE_YEARS, MOBILE_DIGITS } from '@potli/api/contract/policy';
import { profileExists } from '@potli/machines/profile-form';
import { Callout } from '@potli/ui/Callout';
import { ErrorState } from '@potli/ui/ErrorState';
import { Heading } from '@potli/ui/Heading';
import { Split, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Panel } from '@potli/ui/Panel';
import { CircleAlert, UserRound } from 'lucide';
import { Advice } from '../../../components/forms/Advice.tsx';
import { EditActions } from '../../../components/forms/EditActions.tsx';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { useMachineToasts } from '../../../components/forms/useMachineToasts.ts';
import { AllDevices } from './AllDevices.tsx';
import { MailChoices } from './MailChoices.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';
import { type ProfileProps, useProfileMachine } from './useProfileMachine.ts';

const TONES = { 'profile.saved': 'success', 'save.failed': 'error' } as const;

const ADVICE = [
  'Your name as your bank has it. We check payouts and claims against it.',
  `A ${MOBILE_DIGITS}-digit Indian mobile number.`,
  `You must be ${MIN_AGE_YEARS} or older to earn cashback.`,
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
          <Stack gap="x2">
            <Panel as="section">
              <form noValidate aria-label="My Profile" onSubmit={handleSubmit(() => send({ type: 'form.submitted' }))}>
                <Stack gap="x2">
                  {isNew(state) && (
                    <Callout icon={UserRound} tone="info">
                      Tell us who you are. It takes a minute.
                    </Callout>
                  )}
                  {reason && (
                    <Callout icon={CircleAlert} tone="danger" role="alert">
                      {reason}
                    </Callout>
                  )}
                  <ProfilePicture {...props} />
                  <ProfileFields key={state.hasTag('form') ? 'form' : 'reading'} {...props} />
                  <ProfileActions {...props} />
                </Stack>
              </form>
            </Panel>
            <MailChoices />
            <AllDevices />
          </Stack>
        </Split>
      )}
    </Stack>
  );
}

/** Whether the member has not filled in anything yet. */
const isNew = ({ context: { profile } }: ReturnType<typeof useProfileMachine>[0]) => profile?.name === '';

/** Save, or Update Now where a profile exists (docs/product/profile.md#form). */
function ProfileActions({ state, send }: ProfileProps) {
  const { profile } = state.context;
  const exists = profile !== undefined && profileExists(profile);
  return (
    <EditActions
      reading={state.hasTag('reading')}
      busy={state.hasTag('busy')}
      exists={exists}
      saveText={exists ? 'Update Now' : 'Save'}
      onUpdate={() => send({ type: 'update.chosen' })}
      onCancel={() => send({ type: 'edit.cancelled' })}
    />
  );
}
