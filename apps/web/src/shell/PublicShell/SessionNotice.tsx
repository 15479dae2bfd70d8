import { WifiOff } from 'lucide';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useApp } from '../../app/App.tsx';
import { SERVER_SILENT } from '../serverSilent.ts';

const StatusBar = lazy(async () => {
  const { StatusBar } = await import('@potli/ui/StatusBar');
  return { default: StatusBar };
});

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
