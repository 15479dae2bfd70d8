import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all clocks of a page. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tick of listeners) tick();
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const atServer = () => undefined;

/**
 * What `read` says about the current time, asked every second; renders only when the answer changes.
 * Undefined in the server's HTML and until it is hydrated, so that a cached page never shows a stale clock.
 */
export function useEverySecond<T extends string | number | boolean>(read: (nowMs: number) => T): T | undefined {
  return useSyncExternalStore<T | undefined>(subscribe, () => read(Date.now()), atServer);
}
