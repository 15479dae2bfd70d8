import { formatDateTime } from '@potli/ui/commerce/format/formatDateTime';
import { Notice } from '@potli/ui/components/Notice/Notice';
import { TextButton } from '@potli/ui/components/TextButton/TextButton';
import { CircleAlert, Clock, ShieldCheck } from 'lucide';
import type { BankFormProps } from './useBankFormMachine.ts';

/** What there is to know before anything is typed: payouts that rest, details that could not be fetched. */
export function BankNotices({ state, send }: BankFormProps) {
  const { details, unknown } = state.context;
  const heldUntil = details?.payoutsHeldUntil;
  return (
    <>
      {unknown && (
        <Notice icon={CircleAlert} tone="warn" role="alert">
          We could not load your bank details. What you save here takes their place.{' '}
          <TextButton onClick={() => send({ type: 'load.retried' })}>Try again</TextButton>
        </Notice>
      )}
      {heldUntil && (
        <Notice icon={Clock} tone="neel" role="status">
          Your account was changed. Payouts begin again on {formatDateTime(heldUntil, 'N/A')}.
        </Notice>
      )}
      {details && state.hasTag('form') && (
        <Notice icon={ShieldCheck} tone="warn">
          After a change payouts rest for 24 hours and your other devices are logged out, so that nobody else can send
          your money elsewhere.
        </Notice>
      )}
    </>
  );
}
