import type { BankDetails } from '@potli/api/contract/bankDetails';
import { holdRange } from '@potli/api/contract/holdRange';
import { Callout } from '@potli/ui/Callout';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { TextButton } from '@potli/ui/TextButton';
import { CircleAlert, CircleCheck, Clock, Landmark, ShieldCheck } from 'lucide';
import { usePayoutKinds } from '../../../features/payouts/usePayoutKinds.ts';
import { holdText } from './holdText.ts';
import type { BankFormProps } from './useBankFormMachine.ts';

/** Notices above the form: payouts are paused or wait, whom a UPI ID pays, or the details did not load. */
export function BankNotices({ state, send }: BankFormProps) {
  const { details, unknown } = state.context;
  const { sendsToUpi, upiWaits } = usePayoutKinds();
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
          {holdText(details.payoutsHeldBecause)} Payouts begin on {formatDateTime(heldUntil, 'N/A')}.
        </Callout>
      )}
      {upiWaits && state.hasTag('reading') && (
        <Callout icon={Landmark} tone="warn" role="status">
          Your cashback waits: our bank sends to bank accounts only. Please change this UPI ID to your bank account.
        </Callout>
      )}
      {!sendsToUpi && state.hasTag('form') && (
        <Callout icon={Landmark} tone="info">
          Our bank sends to bank accounts only. Please choose Bank account: a UPI ID cannot be saved.
        </Callout>
      )}
      {details?.kind === 'upi' && state.hasTag('reading') && <PaidPerson details={details} />}
      {details && state.hasTag('form') && (
        <Callout icon={ShieldCheck} tone="warn">
          After a change payouts pause for {holdRange()} and your other devices are logged out, so that nobody else can
          send your money elsewhere.
        </Callout>
      )}
    </>
  );
}

/** A wrong letter in a UPI ID pays a stranger, so its owner sees the name that the bank has. */
function PaidPerson({ details: { registeredName } }: { details: BankDetails }) {
  if (!registeredName) {
    return (
      <Callout icon={CircleAlert} tone="warn" role="status">
        We could not check the name of this UPI ID. Please make sure that it is yours.
      </Callout>
    );
  }
  return (
    <Callout icon={CircleCheck} tone="info" role="status">
      The bank pays this UPI ID to {registeredName}. If that is not you, please change it.
    </Callout>
  );
}
