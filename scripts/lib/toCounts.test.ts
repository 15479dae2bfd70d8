import { describe, expect, test } from 'vitest';
import { toCounts, toFailures, toFileTimes, type VitestReport } from './toCounts.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  startTime: 1000,
  endTime: 3500,
  assertionResults: tests.map((each) => ({ status: each, fullName: `a ${each} one`, failureMessages: [] as string[] })),
});

const report = (numPassedTests: number, ...testResults: VitestReport['testResults']) => ({
  numPassedTests,
  testResults,
});

describe('toCounts', () => {
  test('counts passed and failed tests', () => {
    const mixed = report(2, file('failed', 'passed', 'failed'), file('passed', 'passed', 'pending'));
    expect(toCounts(mixed, 1)).toEqual({ passed: 2, failed: 1 });
  });

  test('a file that did not load is a failure', () => {
    expect(toCounts(report(1, file('passed', 'passed'), file('failed')), 1)).toEqual({ passed: 1, failed: 1 });
  });

  test('an error outside every test is a failure', () => {
    expect(toCounts(report(1, file('passed', 'passed')), 1)).toEqual({ passed: 1, failed: 1 });
  });

  test('a suite without executed tests is a failure', () => {
    expect(toCounts(report(0, file('passed', 'pending')), 0)).toEqual({ passed: 0, failed: 1 });
    expect(toCounts(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

test('toFileTimes reads how long each file took', () => {
  expect(toFileTimes(report(1, file('passed', 'passed')))).toEqual([{ path: 'a.test.ts', durationMs: 2500 }]);
  expect(toFileTimes(undefined)).toEqual([]);
});

test('toFailures names each failed test with the first line of its error, and a file that did not load', () => {
  const mixed = file('failed', 'passed', 'failed');
  mixed.assertionResults[1]?.failureMessages.push('TimeoutError: no list\n    at search.e2e.ts:7');
  expect(toFailures(report(1, mixed, { ...file('failed'), name: 'b.test.ts' }))).toEqual([
    { path: 'a.test.ts', name: 'a failed one', reason: 'TimeoutError: no list' },
    { path: 'b.test.ts', name: '', reason: 'the file failed' },
  ]);
  expect(toFailures(undefined)).toEqual([]);
});
