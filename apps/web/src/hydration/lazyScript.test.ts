import { afterEach, expect, test, vi } from 'vitest';
import { untilFetched } from './lazyScript.ts';

afterEach(() => vi.restoreAllMocks());

test('asks for a script again until it comes, after growing pauses', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const pauses: number[] = [];
  let tries = 0;
  const fetchScript = async () => {
    tries += 1;
    if (tries <= 3) throw new TypeError('Failed to fetch dynamically imported module');
    return 'script';
  };
  await expect(untilFetched(fetchScript, async (ms) => void pauses.push(ms))).resolves.toBe('script');
  expect(pauses).toEqual([1_000, 2_000, 4_000]);
  expect(warn).toHaveBeenCalledTimes(3);
});

test('asks once for a script that comes', async () => {
  const fetchScript = vi.fn(async () => 'script');
  await expect(untilFetched(fetchScript)).resolves.toBe('script');
  expect(fetchScript).toHaveBeenCalledOnce();
});
