import { Loading } from '@potli/ui/Loading';
import { NeedsScript } from '../../../components/NeedsScript.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';

/** What the server sends. */
export function CheckoutWaiting() {
  return (
    <CheckoutFrame>
      <Waiting />
    </CheckoutFrame>
  );
}

/** During the session check. */
export function Waiting() {
  return (
    <>
      <NeedsScript>Paying needs JavaScript. Please switch it on.</NeedsScript>
      <Loading text="Loading..." />
    </>
  );
}
