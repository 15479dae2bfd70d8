import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('repeats the task until it is stopped, also after a failure', async () => {
  let turns = 0;
  const end = repeat(1_000, async () => {
    turns += 1;
    if (turns === 1) throw new Error('The first one fails');
  });
  await vi.advanceTimersByTimeAsync(3_500);
  expect(turns).toBe(3);
  await end();
  await vi.advanceTimersByTimeAsync(3_500);
  expect(turns).toBe(3);
});

it('stops after the current run, and never runs two at once', async () => {
  const finishers: (() => void)[] = [];
  const end = repeat(1_000, () => new Promise<void>((resolve) => finishers.push(resolve)));
  await vi.advanceTimersByTimeAsync(1_500);
  const ended = vi.fn<() => void>();
  const ending = end().then(ended);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(finishers).toHaveLength(1);
  expect(ended).not.toHaveBeenCalled();
  finishers[0]?.();
  await ending;
});
