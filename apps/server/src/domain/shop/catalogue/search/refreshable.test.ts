import { expect, test, vi } from 'vitest';
import { createRefreshable } from './refreshable.ts';

const ttlMs = 60_000;
const timeoutMs = 10_000;

test('is made once, at the first call', async () => {
  const make = vi.fn(async () => 'made');
  const latest = createRefreshable(make, { ttlMs, timeoutMs });
  expect(make).not.toHaveBeenCalled();
  expect(await Promise.all([latest.get(), latest.get()])).toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledOnce();
});

test('a call after a change gets the new value, even if it is slow', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const latest = createRefreshable(() => answers[asked++]?.promise ?? Promise.reject(new Error('too often')), {
    ttlMs,
    timeoutMs,
  });
  const before = latest.get();
  latest.renew();
  const after = latest.get();
  answers[1]?.resolve('new');
  answers[0]?.resolve('old');
  expect([await before, await after, await latest.get()]).toEqual(['old', 'new', 'new']);
});

test('a failure is thrown, and the next call tries again', async () => {
  const make = vi.fn(async () => 'made').mockRejectedValueOnce(new Error('away'));
  const latest = createRefreshable(make, { ttlMs, timeoutMs });
  await expect(latest.get()).rejects.toThrow('away');
  expect(await latest.get()).toBe('made');
});

test('where there is an initial value, callers get that in place of a failure', async () => {
  const make = vi.fn(async () => 'made').mockRejectedValueOnce(new Error('away'));
  const latest = createRefreshable(make, { initial: 'initial', ttlMs, timeoutMs });
  expect(await latest.get()).toBe('initial');
  await expect.poll(() => latest.get()).toBe('made');
});

test('an expired value is used until there is a new one, also when that fails', async () => {
  let now = 0;
  const make = vi.fn(async () => 'first');
  const latest = createRefreshable(make, { ttlMs, timeoutMs, now: () => now });
  await latest.get();
  now = ttlMs;
  make.mockRejectedValueOnce(new Error('away'));
  expect(await latest.get()).toBe('first');
  await Promise.resolve();
  make.mockResolvedValueOnce('second');
  expect(await latest.get()).toBe('first');
  await expect.poll(() => latest.get()).toBe('second');
});

test('a call whose timeout ends gets the previous value, until the new one is there', async () => {
  const slow = Promise.withResolvers<string>();
  const answers = [Promise.resolve('old'), slow.promise];
  const latest = createRefreshable(() => answers.shift() ?? Promise.reject(new Error('too often')), {
    ttlMs,
    timeoutMs: 20,
  });
  await latest.get();
  latest.renew();
  expect(await latest.get()).toBe('old');
  slow.resolve('new');
  await expect.poll(() => latest.get()).toBe('new');
});

test('changes while a value is made are in one next value, which begins after it', async () => {
  const makings: PromiseWithResolvers<string>[] = [];
  const latest = createRefreshable(
    () => {
      const making = Promise.withResolvers<string>();
      makings.push(making);
      return making.promise;
    },
    { ttlMs, timeoutMs },
  );
  const first = latest.get();
  for (let change = 0; change < 3; change += 1) latest.renew();
  const last = latest.get();
  expect(makings).toHaveLength(1);
  makings[0]?.resolve('first');
  expect(await first).toBe('first');
  await expect.poll(() => makings.length).toBe(2);
  makings[1]?.resolve('with all changes');
  expect(await last).toBe('with all changes');
  expect(makings).toHaveLength(2);
});

test('the first calls get the initial value where their timeout ends, until the first one is made', async () => {
  const slow = Promise.withResolvers<string>();
  const latest = createRefreshable(() => slow.promise, { initial: 'initial', ttlMs, timeoutMs: 20 });
  expect(await latest.get()).toBe('initial');
  latest.renew();
  expect(await latest.get()).toBe('initial');
  slow.resolve('made');
  await expect.poll(() => latest.get()).toBe('made');
});

test('a value that is made in time is not passed over for the initial one', async () => {
  const latest = createRefreshable(async () => 'made', { initial: 'initial', ttlMs, timeoutMs });
  expect(await latest.get()).toBe('made');
});
