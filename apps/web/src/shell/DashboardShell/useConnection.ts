import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

export type Connection = 'good' | 'slow' | 'offline';

/** How the dashboard reaches its data: not at all, with loads that go on for longer than `slowAfterMs`, or as it should. */
export function useConnection(slowAfterMs: number): Connection {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const loading = useIsFetching() > 0;
  const slow = useLasts(loading, slowAfterMs);
  if (!online) return 'offline';
  return slow ? 'slow' : 'good';
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether a state has held for that long without a break. */
function useLasts(holds: boolean, durationMs: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLasts(true), durationMs);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [holds, durationMs]);
  return lasts;
}
