import { type DehydratedState, dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import { type App, AppProvider } from './app.tsx';
import { routeTree } from './routeTree.gen.ts';

export interface RouterContext extends App {
  queryClient: QueryClient;
}

/** Catalogue answers stay fresh for this long in the browser (ms). */
const STALE_MS = 60_000;

/**
 * Creates the router of one page load: per request on the server, once in the browser. The query cache crosses over by
 * the router's own dehydration, so that nothing the server read is asked for again.
 */
export function createRouter(app: App) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: STALE_MS, retry: false, refetchOnWindowFocus: false } },
  });
  return createTanStackRouter({
    routeTree,
    context: { ...app, queryClient } satisfies RouterContext,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    dehydrate: () => ({ queries: JSON.stringify(dehydrate(queryClient)) }),
    hydrate: (dehydrated: { queries: string }) =>
      hydrate(queryClient, JSON.parse(dehydrated.queries) as DehydratedState),
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <AppProvider value={app}>{children}</AppProvider>
      </QueryClientProvider>
    ),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
