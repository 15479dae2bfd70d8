import { setImmediate } from 'node:timers/promises';

/**
 * Returns a function to await inside long work: it gives way to other events when the work has blocked the event loop
 * for `longestMs`.
 */
export function createYieldToEventLoop(longestMs = 4): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await setImmediate();
    since = performance.now();
  };
}
