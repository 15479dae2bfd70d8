import { setTimeout as pause } from 'node:timers/promises';

/** Lets callers go one after the other, so that the rate limit of an API is not exceeded. @param paceMs time between two of them */
export function createPace(paceMs: number): (signal?: AbortSignal) => Promise<void> {
  let freeAt = 0;
  return async (signal) => {
    const waitMs = freeAt - performance.now();
    freeAt = Math.max(performance.now(), freeAt) + paceMs;
    if (waitMs > 0) await pause(waitMs, undefined, { signal });
  };
}
