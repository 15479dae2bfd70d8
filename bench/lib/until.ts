import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until something is there.
 * @param mostSeconds two minutes by default
 * @throws after that, with what there is not
 */
export async function until(what: string, isThere: () => boolean | Promise<boolean>, mostSeconds = 120): Promise<void> {
  const endAt = Date.now() + mostSeconds * 1_000;
  while (!(await isThere())) {
    if (Date.now() > endAt) throw new Error(`After ${mostSeconds} s there is not ${what}.`);
    await pause(100);
  }
}
