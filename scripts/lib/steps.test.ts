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
