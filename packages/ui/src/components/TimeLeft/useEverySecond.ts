import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** All clocks of a page share one timer. */
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

const onServer = () => undefined;

/**
 * Calls `read` with the current time every second, and renders only if the result changes. Undefined in the server's
 * HTML and before hydration, because a cached page would show a wrong time.
 */
export function useEverySecond<T extends string | number | boolean>(read: (nowMs: number) => T): T | undefined {
  return useSyncExternalStore<T | undefined>(subscribe, () => read(Date.now()), onServer);
}
