import { StatusBar } from '@potli/ui/StatusBar';
import { Hourglass, WifiOff } from 'lucide';
import { type Connection, useConnection } from './useConnection.ts';

const said: Record<Connection, string | undefined> = {
  good: undefined,
  slow: 'This takes longer than usual. We keep loading.',
  offline: 'You are offline. What you see may be old; it goes on when you are back.',
};

interface ConnectionNoticeProps {
  /** A load that takes longer than this is told. */
  slowAfterMs?: number;
}

/** Says when the dashboard is offline or slow, over its foot, where it moves nothing. */
export function ConnectionNotice({ slowAfterMs = 6000 }: ConnectionNoticeProps) {
  const connection = useConnection(slowAfterMs);
  return <StatusBar icon={connection === 'offline' ? WifiOff : Hourglass}>{said[connection]}</StatusBar>;
}
