import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reportOf } from './reportOf.ts';
import { root } from './root.ts';

const files = Array.from({ length: 12 }, (_, n) => ({
  path: join(root, `scripts/${n}.test.ts`),
  durationMs: n * 1000,
}));
const results = [
  { name: 'types', passed: 1, failed: 0, durationMs: 9000, output: '', files: [], failures: [], secondTries: [] },
  { name: 'unit tests', passed: 30, failed: 2, durationMs: 12_340, output: '', files, failures: [], secondTries: [] },
];

it('lists steps and the ten slowest files, and ends with the sum', () => {
  const lines = reportOf(results, 21_000, {});
  expect(lines.slice(1, 6)).toEqual([
    'Seconds of each step',
    '   12.3 s  unit tests',
    '    9.0 s  types',
    '   21.0 s  together',
    '',
  ]);
  expect(lines.filter((line) => line.includes('.test.ts'))).toHaveLength(10);
  expect(lines).toContain('   11.0 s  scripts/11.test.ts (unit tests)');
  expect(lines.at(-1)).toBe('31 passed, 2 failed');
  expect(lines.join()).not.toContain('Warning');
});

it('warns when a run on CI took more than ten minutes', () => {
  expect(reportOf(results, 600_001, { CI: 'true' }).at(-2)).toMatch(/^Warning: this run took 10\.0 minutes/);
  expect(reportOf(results, 600_001, {}).join()).not.toContain('Warning');
  expect(reportOf(results, 600_000, { CI: 'true' }).join()).not.toContain('Warning');
});

it('names the tests that passed only when they ran again', () => {
  const [types, units] = results;
  const late = { path: join(root, 'e2e/search.e2e.ts'), name: 'a search', reason: 'no list' };
  const lines = reportOf([types, { ...units, secondTries: [late] }] as typeof results, 21_000, {});
  expect(lines.slice(-4)).toEqual([
    'Passed only at the second try (docs/testing.md#time)',
    '  e2e/search.e2e.ts: a search: no list',
    '',
    '31 passed, 2 failed',
  ]);
  expect(reportOf(results, 21_000, {}).join()).not.toContain('second try');
});
