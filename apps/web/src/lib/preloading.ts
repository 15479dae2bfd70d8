import type { AnyRouter } from '@tanstack/react-router';

/** When pages load before they are opened: at the first sign that they will be, never for who asked the browser to load less. */
export const preloading = () => (savesData() ? false : 'intent');

/** Firefox and Safari do not say it. */
function savesData(): boolean {
  const { connection } = (globalThis.navigator ?? {}) as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Lets the frame that answers a touch come first: to begin a page's load takes a slow phone longer than the frame. */
export function preloadAfterFrame(router: AnyRouter): void {
  const { preloadRoute } = router;
  router.preloadRoute = async (options) => {
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return preloadRoute(options);
  };
}
