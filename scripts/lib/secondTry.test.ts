import { expect, it } from 'vitest';
import type { StepResult } from './runStep.ts';
import { secondTry } from './secondTry.ts';
import type { Failure } from './toCounts.ts';

const step = { name: 'server tests', project: 'server', workers: 2 };
const late: Failure = { path: '/potli/apps/server/src/http/late.db.test.ts', name: 'is late', reason: 'no answer' };
const broken: Failure = { ...late, name: 'is broken', reason: 'no' };
const money: Failure = { ...late, path: '/potli/apps/server/src/domain/ledger/race.db.test.ts' };

const result = (failures: Failure[], failed = failures.length): StepResult => ({
  name: step.name,
  passed: 10,
  failed,
  durationMs: 0,
  files: [],
  failures,
  secondTries: [],
  output: '',
});

/** Runs what failed again, and fails with `again`. @returns the result of both, and the files that ran again */
async function tryAgain(first: StepResult, again: StepResult) {
  const ran: string[] = [];
  const both = await secondTry(
    first,
    async (next) => {
      ran.push(...('only' in next ? (next.only ?? '').split(' ') : []));
      return again;
    },
    [step],
  );
  return { both, ran };
}

it('runs the files of failed tests again, and counts and names what passes', async () => {
  const { both, ran } = await tryAgain(result([late, broken]), result([broken]));
  expect(ran).toEqual([late.path]);
  expect(both).toMatchObject({ passed: 11, failed: 1, failures: [broken], secondTries: [late] });
});

it('runs nothing again where nothing failed', async () => {
  const { both, ran } = await tryAgain(result([]), result([broken]));
  expect(ran).toEqual([]);
  expect(both).toMatchObject({ passed: 10, failed: 0 });
});

it.each([
  ['a test of what moves money', result([late, money])],
  ['a random test', result([{ ...late, path: '/potli/apps/server/src/cli/month.property.db.test.ts' }])],
  ['an error outside of every test', result([late], 2)],
  ['a suite that does not run', result([], 1)],
])('%s fails at once', async (_what, first) => {
  const { both, ran } = await tryAgain(first, result([]));
  expect(ran).toEqual([]);
  expect(both).toBe(first);
});

it('a second run that breaks changes nothing', async () => {
  const first = result([late]);
  expect((await tryAgain(first, result([], 1))).both).toBe(first);
});
