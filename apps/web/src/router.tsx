import { createRouter as createTanStackRouter, type RouterHistory } from '@tanstack/react-router';
import { type App, AppProvider } from './app/App.tsx';
import { basePath } from './app/siteSettings.ts';
import { routeTree } from './routeTree.gen.ts';
import { Broken } from './screens/public/Broken/Broken.tsx';

/** How long data of public pages stays fresh in the browser (ms). */
const STALE_MS = 60_000;

/**
 * Creates the router of one page load: per request on the server, once in the browser. What the server's loaders read
 * is in the page, so that nothing is loaded again.
 *
 * @param history replaces the history of the browser
 */
export function createRouter(app: App, history?: RouterHistory) {
  return createTanStackRouter({
    routeTree,
    history,
    basepath: basePath(app.site) || '/',
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
