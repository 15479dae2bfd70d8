import { expect, test } from 'vitest';
import { pauseOf } from './useWatchedMoney.ts';

test('money is looked at soon, then ever more rarely, and after four minutes no more', () => {
  const looks: number[] = [];
  for (let lookedMs = 0; ; ) {
    const pause = pauseOf(lookedMs, false);
    if (pause === false) break;
    lookedMs += pause;
    looks.push(Math.round(lookedMs / 1_000));
  }
  expect(looks).toEqual([3, 6, 9, 14, 20, 30, 46, 68, 103, 154, 231, 346]);
});

test('not after a failure', () => {
  expect(pauseOf(0, true)).toBe(false);
});
