import { expect, it } from 'vitest';
import { createGate } from './createGate.ts';

it('runs so many at once, keeps so many waiting and refuses the rest', async () => {
  const gate = createGate({ atOnce: 2, waiting: 1 });
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const enter = (n: number) =>
    gate.run(() => {
      started.push(n);
      return new Promise<number>((resolve) => finish.push(() => resolve(n)));
    });

  const first = enter(1);
  const second = enter(2);
  const third = enter(3);
  await expect(enter(4)).rejects.toMatchObject({ status: 503, details: { retryAfterSeconds: 2 } });
  expect(started).toEqual([1, 2]);

  finish[0]?.();
  await expect(first).resolves.toBe(1);
  expect(started).toEqual([1, 2, 3]);

  finish[1]?.();
  finish[2]?.();
  await expect(Promise.all([second, third])).resolves.toEqual([2, 3]);
});

it('gives the place back after a failure', async () => {
  const gate = createGate({ atOnce: 1, waiting: 0 });
  await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(gate.run(async () => 'well')).resolves.toBe('well');
});
