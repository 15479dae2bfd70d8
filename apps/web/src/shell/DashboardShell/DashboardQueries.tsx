import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';

/** Answers stay fresh for this long (ms). */
const STALE_MS = 60_000;

/**
 * The query cache of the dashboard. It exists as long as the member is admitted: logging out leaves the guard, and
 * with it goes all that the member saw.
 */
export function DashboardQueries({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: STALE_MS, retry: false } } }),
  );
  // the manager listens only while a client is mounted, so it misses earlier changes
  useEffect(() => onlineManager.setOnline(navigator.onLine), []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
