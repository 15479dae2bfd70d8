import { Button } from '@potli/ui/Button';
import { Icon } from '@potli/ui/Icon';
import { WideOnly } from '@potli/ui/Layout';
import { SessionSwitch } from '@potli/ui/SessionSwitch';
import { Wallet } from 'lucide';
import type { MouseEvent } from 'react';
import { useLogin } from '../../features/session/login.ts';
import { useLogout } from '../../features/session/useLogout.ts';
import { paths } from '../../lib/paths.ts';

/** The menu of small screens lies above everything else, so it closes before something opens. */
function leaving(act: () => void) {
  return ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('dialog')?.close();
    act();
  };
}

/** Login for a visitor, Dashboard and Logout for a member. The shared HTML has both. */
export function SessionActions({ place = 'header' }: { place?: 'header' | 'menu' }) {
  const { openLogin } = useLogin();
  const logout = useLogout();
  const inMenu = place === 'menu';
  const buttonProps = { size: inMenu ? 'lg' : 'bar', block: inMenu } as const;
  const logoutButton = (
    <Button variant="ghost" {...buttonProps} data-replay={`logout-${place}`} onClick={leaving(() => void logout())}>
      Logout
    </Button>
  );
  return (
    <SessionSwitch
      visitor={
        <Button
          variant="secondary"
          {...buttonProps}
          data-replay={`login-${place}`}
          onClick={leaving(() => openLogin({ kind: 'none' }))}
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
          <Button variant="secondary" {...buttonProps} href={paths.dashboard}>
            <Icon of={Wallet} />
            Dashboard
          </Button>
          {inMenu ? logoutButton : <WideOnly>{logoutButton}</WideOnly>}
        </>
      }
    />
  );
}
