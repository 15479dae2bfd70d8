import { Callout } from '@potli/ui/Callout';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { TextButton } from '@potli/ui/TextButton';
import { CircleAlert, Clock, ShieldCheck } from 'lucide';
import type { BankFormProps } from './useBankFormMachine.ts';

/** Notices above the form: payouts are paused, or the details did not load. */
export function BankNotices({ state, send }: BankFormProps) {
  const { details, unknown } = state.context;
  const heldUntil = details?.payoutsHeldUntil;
  return (
    <>
      {unknown && (
        <Callout icon={CircleAlert} tone="warn" role="alert">
          We could not load your bank details. What you save here takes their place.{' '}
          <TextButton onClick={() => send({ type: 'load.retried' })}>Try again</TextButton>
        </Callout>
      )}
      {heldUntil && (
        <Callout icon={Clock} tone="info" role="status">
          Your account was changed. Payouts begin again on {formatDateTime(heldUntil, 'N/A')}.
        </Callout>
      )}
      {details && state.hasTag('form') && (
        <Callout icon={ShieldCheck} tone="warn">
          After a change payouts pause for 24 hours and your other devices are logged out, so that nobody else can send
          your money elsewhere.
        </Callout>
      )}
    </>
  );
}
