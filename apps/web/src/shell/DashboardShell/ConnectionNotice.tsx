import { StatusBar } from '@potli/ui/StatusBar';
import { useIsFetching } from '@tanstack/react-query';
import { Hourglass, WifiOff } from 'lucide';
import { useOffline } from '../../lib/connection.ts';
import { useLasts } from '../../lib/useLasts.ts';
import { SLOW_AFTER_MS, SLOW_LOAD } from '../slowLoad.ts';

type Connection = 'good' | 'slow' | 'offline';

const texts: Record<Connection, string | undefined> = {
  good: undefined,
  slow: SLOW_LOAD,
  offline: 'You are offline. This page may be out of date. It updates when you are back online.',
};

interface ConnectionNoticeProps {
  /** A load that takes longer than this counts as slow. */
  slowAfterMs?: number;
}

/** A bar at the bottom of the dashboard when it is offline or slow. It lies over the page, so nothing moves. */
export function ConnectionNotice({ slowAfterMs = SLOW_AFTER_MS }: ConnectionNoticeProps) {
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
