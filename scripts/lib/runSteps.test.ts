import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { StepResult } from './runStep.ts';
import { runQueue } from './runSteps.ts';

/** Runs steps that take as many milliseconds as given; a step called "bad" fails. @returns what happened, in order */
async function play(lanes: number, steps: readonly { name: string; ms?: number; needs?: string[]; lanes?: number }[]) {
  const events: string[] = [];
  let busy = 0;
  let most = 0;
  const results = await runQueue(
    steps.map(({ name, needs, lanes: wide }) => ({ name, needs, lanes: wide, project: '' })),
    lanes,
    async ({ name }): Promise<StepResult> => {
      events.push(`start ${name}`);
      busy += 1;
      most = Math.max(most, busy);
      await sleep(steps.find((step) => step.name === name)?.ms ?? 0);
      busy -= 1;
      events.push(`end ${name}`);
      const failed = name.startsWith('bad') ? 1 : 0;
      return { name, passed: 1 - failed, failed, durationMs: 0, output: '', files: [], failures: [], secondTries: [] };
    },
  );
  return { events, most, results };
}

it('starts a step as soon as a lane is free, the first of the list first', async () => {
  const { events, most } = await play(2, [
    { name: 'long', ms: 60 },
    { name: 'a', ms: 5 },
    { name: 'b', ms: 5 },
  ]);
  expect(events).toEqual(['start long', 'start a', 'end a', 'start b', 'end b', 'end long']);
  expect(most).toBe(2);
});

it('starts a step that keeps several lanes busy when they are all free', async () => {
  const { events } = await play(2, [
    { name: 'a', ms: 20 },
    { name: 'wide', lanes: 2 },
    { name: 'b' },
    { name: 'c', needs: ['wide'] },
  ]);
  expect(events.slice(0, 6)).toEqual(['start a', 'start b', 'end b', 'end a', 'start wide', 'end wide']);
});

it('starts the last step as soon as one lane is free', async () => {
  const { events } = await play(2, [{ name: 'a', ms: 20 }, { name: 'b' }, { name: 'wide', ms: 40, lanes: 2 }]);
  expect(events).toEqual(['start a', 'start b', 'end b', 'start wide', 'end a', 'end wide']);
});

it('starts a step after those that it needs, and a later one meanwhile', async () => {
  const { events } = await play(2, [{ name: 'a', ms: 20 }, { name: 'b', needs: ['a'] }, { name: 'c' }]);
  expect(events).toEqual(['start a', 'start c', 'end c', 'end a', 'start b', 'end b']);
});

it('does not run a step whose need failed, nor those that need it', async () => {
  const { events, results } = await play(2, [
    { name: 'bad' },
    { name: 'b', needs: ['bad'] },
    { name: 'c', needs: ['b'] },
    { name: 'd' },
  ]);
  expect(events.filter((event) => event.startsWith('start'))).toEqual(['start bad', 'start d']);
  expect(results.filter(({ failed }) => failed > 0).map(({ name, output }) => [name, output])).toEqual([
    ['bad', ''],
    ['b', 'Not run: needs bad'],
    ['c', 'Not run: needs b'],
  ]);
});

it('says which step is missing', async () => {
  await expect(play(1, [{ name: 'a', needs: ['nothing'] }])).rejects.toThrow('No step of this run is called nothing');
});
