import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createExpiryTimer } from './createExpiryTimer.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('rings just after the next expiry', async () => {
  const ring = vi.fn();
  const alarm = createExpiryTimer({ nextExpiry: async () => new Date('2026-11-20T10:01:00Z'), ring });
  await alarm.arm();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ring).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  expect(ring).toHaveBeenCalledOnce();
});

test('arming again forgets what was waited for', async () => {
  const ring = vi.fn();
  const expiries = [new Date('2026-11-20T10:01:00Z'), undefined];
  const alarm = createExpiryTimer({ nextExpiry: async () => expiries.shift(), ring });
  await alarm.arm();
  await alarm.arm();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ring).not.toHaveBeenCalled();
});

test('asks again when the question fails, and waits at most a day', async () => {
  const ring = vi.fn();
  const nextExpiry = vi.fn(async () => new Date('2030-01-01T00:00:00Z')).mockRejectedValueOnce(new Error('away'));
  const alarm = createExpiryTimer({ nextExpiry, ring });
  await alarm.arm();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(nextExpiry).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1_000);
  expect(ring).toHaveBeenCalledOnce();
  alarm.close();
  expect(vi.getTimerCount()).toBe(0);
});
