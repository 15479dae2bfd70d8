import { expect, it, vi } from 'vitest';
import { sleep } from './sleep.ts';

it('waits for the given time', async () => {
  vi.useFakeTimers();
  const woken = vi.fn();
  const sleeping = sleep(300, new AbortController().signal).then(woken);
  await vi.advanceTimersByTimeAsync(299);
  expect(woken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(woken).toHaveBeenCalled();
  await sleeping;
  vi.useRealTimers();
});

it('ends early with the reason of its signal', async () => {
  const leaving = new AbortController();
  const sleeping = sleep(60_000, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(sleeping).rejects.toThrow('left');
  await expect(sleep(60_000, leaving.signal)).rejects.toThrow('left');
});
