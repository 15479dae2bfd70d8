import { createRouter as createTanStackRouter, type RouterHistory } from '@tanstack/react-router';
import { type App, AppProvider } from './app/App.tsx';
import { routeTree } from './routeTree.gen.ts';
import { Broken } from './screens/public/Broken/Broken.tsx';

/** What a public page has read stays fresh for this long in the browser (ms). */
const STALE_MS = 60_000;

/**
 * Creates the router of one page load: per request on the server, once in the browser. What the server's loaders read
 * crosses over with the page, so that nothing is asked for again.
 *
 * @param history where addresses come from and go to, instead of the browser's own
 */
export function createRouter(app: App, history?: RouterHistory) {
  return createTanStackRouter({
    routeTree,
    history,
    context: app,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: STALE_MS,
    defaultStaleTime: STALE_MS,
    defaultErrorComponent: Broken,
    scrollRestoration: true,
    Wrap: ({ children }) => <AppProvider value={app}>{children}</AppProvider>,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
