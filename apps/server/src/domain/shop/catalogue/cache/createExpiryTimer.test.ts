import { DAY_MS } from '@potli/api/units/time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createExpiryTimer } from './createExpiryTimer.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('calls back just after the next expiry', async () => {
  const onExpiry = vi.fn();
  const timer = createExpiryTimer({ nextExpiry: async () => new Date('2026-11-20T10:01:00Z'), onExpiry });
  await timer.schedule();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onExpiry).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  expect(onExpiry).toHaveBeenCalledOnce();
});

test('a new schedule replaces the old one', async () => {
  const onExpiry = vi.fn();
  const expiries = [new Date('2026-11-20T10:01:00Z'), undefined];
  const timer = createExpiryTimer({ nextExpiry: async () => expiries.shift(), onExpiry });
  await timer.schedule();
  await timer.schedule();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(onExpiry).not.toHaveBeenCalled();
});

test('tries again after a failure, and waits at most a day', async () => {
  const onExpiry = vi.fn();
  const nextExpiry = vi.fn(async () => new Date('2030-01-01T00:00:00Z')).mockRejectedValueOnce(new Error('away'));
  const timer = createExpiryTimer({ nextExpiry, onExpiry });
  await timer.schedule();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(nextExpiry).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(onExpiry).toHaveBeenCalledOnce();
  timer.close();
  expect(vi.getTimerCount()).toBe(0);
});
