import { StatusBar } from '@potli/ui/StatusBar';
import { useIsFetching } from '@tanstack/react-query';
import { Hourglass, WifiOff } from 'lucide';
import { useEffect, useState } from 'react';
import { useOffline } from '../../lib/connection.ts';

type Connection = 'good' | 'slow' | 'offline';

const texts: Record<Connection, string | undefined> = {
  good: undefined,
  slow: 'This takes longer than usual. We keep loading.',
  offline: 'You are offline. This page may be out of date. It updates when you are back online.',
};

interface ConnectionNoticeProps {
  /** A load that takes longer than this counts as slow. */
  slowAfterMs?: number;
}

/** A bar at the bottom of the dashboard when it is offline or slow. It lies over the page, so nothing moves. */
export function ConnectionNotice({ slowAfterMs = 6000 }: ConnectionNoticeProps) {
  const connection = useConnection(slowAfterMs);
  return <StatusBar icon={connection === 'offline' ? WifiOff : Hourglass}>{texts[connection]}</StatusBar>;
}

/** `offline` without a network, `slow` while loads take longer than `slowAfterMs`, else `good`. */
function useConnection(slowAfterMs: number): Connection {
  const offline = useOffline();
  const loading = useIsFetching() > 0;
  const slow = useLasts(loading, slowAfterMs);
  if (offline) return 'offline';
  return slow ? 'slow' : 'good';
}

/** Whether a state has held for so long without a break. */
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
