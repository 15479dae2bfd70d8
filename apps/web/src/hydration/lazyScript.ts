import { type ComponentType, lazy } from 'react';
import { untilOnline } from '../lib/connection.ts';
import { sleep } from '../lib/sleep.ts';

const FIRST_PAUSE_MS = 1_000;

/** Fetches a script until it comes: again with the connection, and after growing pauses. */
export async function untilFetched<Fetched>(fetchScript: () => Promise<Fetched>, wait = sleep): Promise<Fetched> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
    try {
      return await fetchScript();
    } catch (error) {
      console.warn('A script did not come.', error);
    }
    await wait(pauseMs);
    await untilOnline();
  }
}

/**
 * A component whose script is fetched when it is first shown, from a dynamic import. It suspends until the script has come, and never fails: an
 * error would take the page around it away, with what is typed there.
 */
export const lazyScript = <Props extends object>(fetchComponent: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilFetched(fetchComponent) }));
