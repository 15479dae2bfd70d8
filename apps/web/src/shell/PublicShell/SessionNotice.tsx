import { WifiOff } from 'lucide';
import { Suspense, useSyncExternalStore } from 'react';
import { useApp } from '../../app/App.tsx';
import { lazyScript } from '../../hydration/lazyScript.ts';
import { SERVER_SILENT } from '../serverSilent.ts';

const StatusBar = lazyScript(async () => (await import('@potli/ui/StatusBar')).StatusBar);

/** Says that the member's session cannot be renewed now. Its code is fetched when that happens. */
export function SessionNotice() {
  const { session } = useApp();
  const guard = useSyncExternalStore(session.subscribe, session.guard, () => 'checking' as const);
  if (guard !== 'unreachable') return null;
  return (
    <Suspense>
      <StatusBar icon={WifiOff}>{SERVER_SILENT}</StatusBar>
    </Suspense>
  );
}
