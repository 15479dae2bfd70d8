import { setImmediate } from 'node:timers/promises';

const LONGEST_MS = 10;

/** For long work beside calls of members: what it returns lets these run where the work took ten milliseconds since. */
export function createGiveWay(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
