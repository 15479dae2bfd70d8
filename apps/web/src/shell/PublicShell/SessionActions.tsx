import { Button } from '@potli/ui/Button';
import { Icon } from '@potli/ui/Icon';
import { WideOnly } from '@potli/ui/Layout';
import { SessionSwitch } from '@potli/ui/SessionSwitch';
import { Wallet } from 'lucide';
import { useLogin } from '../../features/session/login.ts';
import { useLogout } from '../../features/session/useLogout.ts';
import { paths } from '../../lib/paths.ts';

/** Login for a visitor, Dashboard and Logout for a member. Both are in the HTML that all share. */
export function SessionActions({ place = 'header' }: { place?: 'header' | 'menu' }) {
  const { openLogin } = useLogin();
  const logout = useLogout();
  const inMenu = place === 'menu';
  const look = { size: inMenu ? 'lg' : 'bar', block: inMenu } as const;
  const leave = (
    <Button variant="ghost" {...look} data-replay={`logout-${place}`} onClick={() => void logout()}>
      Logout
    </Button>
  );
  return (
    <SessionSwitch
      visitor={
        <Button
          variant="secondary"
          {...look}
          data-replay={`login-${place}`}
          onClick={() => openLogin({ kind: 'none' })}
        >
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
          <Button variant="secondary" {...look} href={paths.dashboard}>
            <Icon of={Wallet} />
            Dashboard
          </Button>
          {inMenu ? leave : <WideOnly>{leave}</WideOnly>}
        </>
      }
    />
  );
}
