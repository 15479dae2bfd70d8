import { setImmediate } from 'node:timers/promises';

/** To be awaited inside long work: lets everyone else have a turn whenever the work has kept the loop for long enough. */
export function createYieldToEventLoop(longestMs = 4): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await setImmediate();
    since = performance.now();
  };
}
