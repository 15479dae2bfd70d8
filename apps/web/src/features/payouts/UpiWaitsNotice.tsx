import { Callout } from '@potli/ui/Callout';
import { Link } from '@potli/ui/Link';
import { Landmark } from 'lucide';
import { memberPaths } from '../../lib/memberPaths.ts';
import { usePayoutKinds } from './usePayoutKinds.ts';

/** Says that cashback waits, because the shop's bank does not send to the member's UPI ID. Empty where it does. */
export function UpiWaitsNotice() {
  const { upiWaits } = usePayoutKinds();
  if (!upiWaits) return null;
  return (
    <Callout icon={Landmark} tone="warn" role="status">
      Your cashback waits: our bank sends to bank accounts only, and you chose a UPI ID.{' '}
      <Link href={memberPaths.bankAccount}>Add your bank account</Link>
    </Callout>
  );
}
