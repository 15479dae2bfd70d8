import { useSyncExternalStore } from 'react';

/** Whether the browser says that it has no network. Where it does not say, as on the server, there is one. */
export const isOffline = () => globalThis.navigator?.onLine === false;

/** The same in a component, following changes. */
export const useOffline = () => useSyncExternalStore(subscribe, isOffline, () => false);

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Resolves when the browser is back online: at once where it is. */
export async function untilOnline(): Promise<void> {
  if (!isOffline()) return;
  await new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
