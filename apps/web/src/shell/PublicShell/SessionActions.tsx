import { Button } from '@potli/ui/components/Button/Button';
import { Icon } from '@potli/ui/components/Icon/Icon';
import { WideOnly } from '@potli/ui/components/Layout/WideOnly';
import { SessionSwitch } from '@potli/ui/components/SessionSwitch/SessionSwitch';
import { Wallet } from 'lucide';
import { useLogin } from '../../features/session/login.ts';
import { useLogout } from '../../features/session/useLogout.ts';

/** Login for a visitor, Dashboard and Logout for a member. Both are in the HTML that all share. */
export function SessionActions({ place = 'header' }: { place?: 'header' | 'menu' }) {
  const { openLogin } = useLogin();
  const logout = useLogout();
  const inMenu = place === 'menu';
  const look = { size: inMenu ? 'lg' : 'bar', block: inMenu } as const;
  const leave = (
    <Button variant="ghost" {...look} data-wake={`logout-${place}`} onClick={() => void logout()}>
      Logout
    </Button>
  );
  return (
    <SessionSwitch
      visitor={
        <Button variant="action" {...look} data-wake={`login-${place}`} onClick={() => openLogin({ kind: 'none' })}>
          {inMenu ? (
            'Login / Signup'
          ) : (
            <span>
              Login<WideOnly> / Signup</WideOnly>
            </span>
          )}
        </Button>
      }
      member={
        <>
          <Button variant="action" {...look} href="/user_dashboard">
            <Icon of={Wallet} />
            Dashboard
          </Button>
          {inMenu ? leave : <WideOnly>{leave}</WideOnly>}
        </>
      }
    />
  );
}
