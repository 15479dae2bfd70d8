import { Callout } from '@potli/ui/Callout';
import { Hourglass, WifiOff } from 'lucide';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../../app/App.tsx';
import { useLogin } from '../../features/session/login.ts';
import { useLasts } from '../../lib/useLasts.ts';
import { useLatch } from '../../lib/useLatch.ts';
import { Checking } from '../Checking.tsx';
import { SERVER_SILENT } from '../serverSilent.ts';
import { SLOW_AFTER_MS, SLOW_LOAD } from '../slowLoad.ts';
import { useLostFocus } from '../useLostFocus.ts';
import { DashboardSidebar } from './DashboardSidebar.tsx';

/**
 * Lets members in whose session the server confirms. All others may log in here, also who was in and is no more
 * (docs/product/dashboard.md#guard).
 */
export function Guard({ children }: { children: ReactNode }) {
  const { session } = useApp();
  const guard = useSyncExternalStore(session.subscribe, session.guard, () => 'checking' as const);
  useEffect(() => session.enterGuard(), [session]);
  useLostFocus();
  const { openLogin, closeLogin } = useLogin();
  const isSlow = useLasts(guard === 'checking', SLOW_AFTER_MS);
  const wasAdmitted = useLatch(guard === 'admitted');
  useEffect(() => {
    if (guard !== 'turnedAway') return;
    openLogin({ kind: 'guard', ended: wasAdmitted });
    return closeLogin;
  }, [guard, wasAdmitted, openLogin, closeLogin]);

  if (guard === 'admitted') return children;
  // the frame behind the login box
  if (guard === 'turnedAway') return <DashboardSidebar>{null}</DashboardSidebar>;
  return (
    <Checking>
      {guard === 'unreachable' && (
        <Callout icon={WifiOff} tone="warn" role="status">
          {SERVER_SILENT}
        </Callout>
      )}
      {isSlow && (
        <Callout icon={Hourglass} role="status">
          {SLOW_LOAD}
        </Callout>
      )}
    </Checking>
  );
}
