import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLane } from './createLane.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const takes = (ms: number) => () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms));

test('runs one task at a time and rests after each', async () => {
  const lane = createLane({ waiting: 5, rest: 4 });
  const first = vi.fn(takes(10));
  const second = vi.fn(takes(10));
  void lane(first);
  const end = lane(second);
  await vi.advanceTimersByTimeAsync(49);
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(second).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10);
  await expect(end).resolves.toBe('done');
});

test('takes no more than may wait, until there is room again', async () => {
  const lane = createLane({ waiting: 1, rest: 1 });
  const answers = [lane(takes(10)), lane(takes(10)), lane(takes(10))];
  expect(answers.map((answer) => answer !== undefined)).toEqual([true, true, false]);
  await vi.advanceTimersByTimeAsync(20);
  expect(lane(takes(10))).toBeDefined();
});

test('goes on after a piece that failed', async () => {
  const lane = createLane({ waiting: 1, rest: 1 });
  await expect(lane(() => Promise.reject(new Error('no art')))).rejects.toThrow('no art');
  const next = lane(takes(5));
  await vi.advanceTimersByTimeAsync(50);
  await expect(next).resolves.toBe('done');
});
