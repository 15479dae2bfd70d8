import {
  createRouter as createTanStackRouter,
  type ErrorComponentProps,
  type RouterHistory,
} from '@tanstack/react-router';
import { type App, AppProvider } from './app/App.tsx';
import { basePath } from './app/siteSettings.ts';
import { isHydrating } from './hydration/hydrationPhase.ts';
import { answerFirst } from './lib/answerFirst.ts';
import { preloading } from './lib/preloading.ts';
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
  const router = createTanStackRouter({
    routeTree,
    history,
    basepath: basePath(app.site) || '/',
    context: app,
    defaultPreload: preloading(),
    defaultPreloadStaleTime: STALE_MS,
    defaultStaleTime: STALE_MS,
    defaultErrorComponent: BrokenPage,
    // it would take the page away before `KeptPage` can keep it
    disableGlobalCatchBoundary: true,
    scrollRestoration: true,
    Wrap: ({ children }) => <AppProvider value={app}>{children}</AppProvider>,
  });
  answerFirst(router);
  return router;
}

/** While the server's page is hydrated, an error is for `KeptPage`, which keeps that page. */
function BrokenPage({ error }: ErrorComponentProps) {
  if (isHydrating()) throw error;
  return <Broken error={error} />;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
