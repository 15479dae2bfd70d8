import { expect, it } from 'vitest';
import { inLanes } from './inLanes.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('returns results in the order of the items, whichever ends first, and never works on more than it has lanes', async () => {
  let busy = 0;
  let most = 0;
  const results = await inLanes(2, [5, 1, 3, 0], async (ms) => {
    busy += 1;
    most = Math.max(most, busy);
    await pause(ms);
    busy -= 1;
    return ms * 10;
  });
  expect(results).toEqual([50, 10, 30, 0]);
  expect(most).toBe(2);
});

it('fails with the first error, after the other lanes have ended', async () => {
  const ended: string[] = [];
  const failed = inLanes(2, ['fails', 'slow'], async (what) => {
    if (what === 'fails') throw new Error('first');
    await pause(5);
    ended.push(what);
    throw new Error('second');
  });
  await expect(failed).rejects.toThrow('first');
  expect(ended).toEqual(['slow']);
});
