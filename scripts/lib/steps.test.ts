import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';
import { allSteps, testSteps, verifySteps } from './steps.ts';

const runs = { verify: verifySteps, test: testSteps, 'test --all': allSteps };

describe.each(Object.entries(runs))('%s', (_name, steps) => {
  it('has each step once', () => {
    const names = steps.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('has every step that another one needs', () => {
    const names = steps.map(({ name }) => name);
    expect(steps.flatMap(({ needs = [] }) => needs).filter((need) => !names.includes(need))).toEqual([]);
  });
});

const list = (pattern: string) =>
  execFileSync('git', ['ls-files', pattern], { cwd: root, encoding: 'utf8' }).trim().split('\n');

const packageSteps = allSteps.filter((step) => 'project' in step && step.project === 'package');

it.each(list('scripts/package/*.pack.test.ts'))('test --all runs %s once', (file) => {
  const words = packageSteps.flatMap((step) => ('only' in step ? (step.only ?? '').split(' ') : []));
  expect(words.filter((word) => file.includes(word))).toHaveLength(1);
});

/** Words that choose the files of whole runs, by the setting of these runs. */
const filtersOf = (setting: string) =>
  allSteps.flatMap((step) =>
    'command' in step && step.command.includes(setting)
      ? (step.command.split(/--project \S+ /).at(-1) ?? '').split(' ')
      : [],
  );

const filesOfWholeRuns = (pattern: string) =>
  execFileSync('git', ['grep', '--files-with-matches', 'isWholeRun', '--', pattern], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');

it.each(filesOfWholeRuns('apps/*.test.ts'))('test --all runs %s in full', (file) => {
  expect(filtersOf('PROPERTIES=whole').some((filter) => file.includes(filter))).toBe(true);
});

it.each(filesOfWholeRuns('apps/web/e2e/*.e2e.ts'))('test --all runs the journeys of %s in full', (file) => {
  expect(filtersOf('JOURNEYS=whole').some((filter) => file.includes(filter))).toBe(true);
});
