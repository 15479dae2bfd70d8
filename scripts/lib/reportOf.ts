import { relative } from 'node:path';
import { root } from './root.ts';
import type { StepResult } from './runStep.ts';

const SLOWEST = 10;

/** A run on CI should take ten minutes at most; above that it says so (docs/testing.md#time). */
const LIMIT_MS = 10 * 60_000;

/**
 * What a run prints at its end: the seconds of each step and of the slowest files, the tests that needed a second try, a
 * warning where it took too long on CI, and the sum of all tests as the last line.
 *
 * @param durationMs of the whole run
 */
export function reportOf(results: readonly StepResult[], durationMs: number, env = process.env): string[] {
  const sum = (count: 'passed' | 'failed') => results.reduce((total, result) => total + result[count], 0);
  const files = results.flatMap((result) => result.files.map((file) => ({ ...file, step: result.name })));
  const slowest = files.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, SLOWEST);
  const secondTries = results.flatMap((result) =>
    result.secondTries.map(({ path, name, reason }) => `  ${relative(root, path)}: ${name}: ${reason}`),
  );
  return [
    '',
    'Seconds of each step',
    ...results.toSorted((a, b) => b.durationMs - a.durationMs).map(({ name, durationMs }) => line(durationMs, name)),
    line(durationMs, 'together'),
    ...(slowest.length > 0 ? ['', 'Slowest test files'] : []),
    ...slowest.map((file) => line(file.durationMs, `${relative(root, file.path)} (${file.step})`)),
    ...(secondTries.length > 0 ? ['', 'Passed only at the second try (docs/testing.md#time)', ...secondTries] : []),
    '',
    ...(env.CI && durationMs > LIMIT_MS
      ? [`Warning: this run took ${(durationMs / 60_000).toFixed(1)} minutes. The goal is 10 (docs/testing.md#time).`]
      : []),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}

const line = (durationMs: number, name: string) => `${(durationMs / 1000).toFixed(1).padStart(7)} s  ${name}`;
