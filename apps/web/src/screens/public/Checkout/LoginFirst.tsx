import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { ShieldCheck } from 'lucide';
import { useLogin } from '../../../features/session/login.ts';

/** An order is its member's own. */
export function LoginFirst() {
  const { openLogin } = useLogin();
  return (
    <>
      <Callout icon={ShieldCheck}>Log in to see your order and to pay for it.</Callout>
      <Button size="lg" block onClick={() => openLogin({ kind: 'none' })}>
        Login / Signup
      </Button>
    </>
  );
}
