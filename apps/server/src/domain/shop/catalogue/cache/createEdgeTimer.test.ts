import { DAY_MS } from '@potli/api/units/time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEdgeTimer } from './createEdgeTimer.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('calls back just after the next expiry', async () => {
  const onEdge = vi.fn();
  const timer = createEdgeTimer({ nextEdge: async () => new Date('2026-11-20T10:01:00Z'), onEdge });
  await timer.schedule();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onEdge).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  expect(onEdge).toHaveBeenCalledOnce();
});

test('a new schedule replaces the old one', async () => {
  const onEdge = vi.fn();
  const expiries = [new Date('2026-11-20T10:01:00Z'), undefined];
  const timer = createEdgeTimer({ nextEdge: async () => expiries.shift(), onEdge });
  await timer.schedule();
  await timer.schedule();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(onEdge).not.toHaveBeenCalled();
});

test('tries again after a failure, and waits at most a day', async () => {
  const onEdge = vi.fn();
  const nextEdge = vi.fn(async () => new Date('2030-01-01T00:00:00Z')).mockRejectedValueOnce(new Error('away'));
  const timer = createEdgeTimer({ nextEdge, onEdge });
  await timer.schedule();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(nextEdge).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(onEdge).toHaveBeenCalledOnce();
  timer.close();
  expect(vi.getTimerCount()).toBe(0);
});
