import { Heading } from '@potli/ui/Heading';
import { Split, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Panel } from '@potli/ui/Panel';
import { Advice } from '../../../components/forms/Advice.tsx';
import { EditActions } from '../../../components/forms/EditActions.tsx';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { useMachineToasts } from '../../../components/forms/useMachineToasts.ts';
import { VerifyEmailNotice } from '../../../features/session/VerifyEmailNotice.tsx';
import { useLatch } from '../../../lib/useLatch.ts';
import { BankConfirmation } from './BankConfirmation.tsx';
import { BankFacts } from './BankFacts.tsx';
import { BankFields } from './BankFields.tsx';
import { BankNotices } from './BankNotices.tsx';
import { type BankFormProps, useBankFormMachine } from './useBankFormMachine.ts';

const TONES = {
  'details.saved': 'success',
  'code.sent': 'success',
  'form.refused': 'error',
  'save.failed': 'error',
} as const;

const ADVICE = [
  'Every approved rupee is sent there. There is no minimum.',
  'The account or UPI ID has to be in your own name.',
  'We store it encrypted.',
  'Each change is mailed to you, with a link that stops it.',
];

/** Bank Account (docs/product/bank-account.md). */
export function BankAccount() {
  const [state, send, actor] = useBankFormMachine();
  useMachineToasts(actor, TONES);
  const props = { state, send };
  return (
    <Stack gap="x2">
      <Heading level={1}>Bank Account</Heading>
      <VerifyEmailNotice />
      {state.matches('loading') ? (
        <Loading text="Loading..." />
      ) : (
        <Split kind="form" aside={<Advice title="How payouts reach you" points={ADVICE} />}>
          <Panel as="section">
            <form noValidate aria-label="Bank Account" onSubmit={handleSubmit(() => send({ type: 'form.submitted' }))}>
              <Stack gap="x2">
                <BankNotices {...props} />
                <BankStep {...props} />
              </Stack>
            </form>
          </Panel>
        </Split>
      )}
    </Stack>
  );
}

/** The saved details, the form, or the question who it is. */
function BankStep(props: BankFormProps) {
  const { state } = props;
  const { details } = state.context;
  // the question stays on the screen until a confirmed save has ended
  const isAsked = state.hasTag('confirming') || state.context.confirmation.value !== '';
  const wasAsked = useLatch(isAsked);
  if (isAsked) return <BankConfirmation {...props} />;
  return (
    <>
      {details && state.hasTag('reading') ? <BankFacts details={details} /> : <BankFields {...props} />}
      <BankActions {...props} returned={wasAsked} />
    </>
  );
}

function BankActions({ state, send, returned }: BankFormProps & { returned: boolean }) {
  return (
    <EditActions
      reading={state.hasTag('reading')}
      busy={state.hasTag('busy')}
      exists={state.context.details !== null}
      saveText="Save"
      returned={returned}
      onUpdate={() => send({ type: 'update.chosen' })}
      onCancel={() => send({ type: 'edit.cancelled' })}
    />
  );
}
