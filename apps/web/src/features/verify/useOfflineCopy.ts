import { useEffect } from 'react';

/** Makes the service worker cache this page and its files, for use without a network (docs/decisions/015). */
export function useOfflineCopy(): void {
  useEffect(() => {
    // what is missing then is missing offline, too
    void keepCopy().catch(() => undefined);
  }, []);
}

async function keepCopy(): Promise<void> {
  const { serviceWorker } = navigator;
  // absent where the page did not come by https
  if (!serviceWorker) return;
  await serviceWorker.ready;
  // a first visit loads the page before there is a worker that could cache it
  if (!serviceWorker.controller) {
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  }
  if (!serviceWorker.controller?.scriptURL.endsWith('/service-worker.js')) return;
  const assets = `${window.location.origin}/assets/`;
  const files = performance.getEntriesByType('resource').flatMap(({ name }) => (name.startsWith(assets) ? name : []));
  await Promise.all([window.location.pathname, ...new Set(files)].map((address) => fetch(address)));
}
