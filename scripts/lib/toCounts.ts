/** The part of vitest's JSON report that is read here. */
export interface VitestReport {
  numPassedTests: number;
  /** Of one file each; times are ms since 1970. */
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

export interface Counts {
  passed: number;
  failed: number;
}

const isFailed = ({ status }: { status: string }) => status === 'failed';

/** How long a test file took. */
export interface FileTime {
  path: string;
  durationMs: number;
}

/** The time of each file, without loading it. */
export function toFileTimes(report: VitestReport | undefined): FileTime[] {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    path: name,
    durationMs: endTime - startTime,
  }));
}

/** Names of the tests that failed at first and passed when they ran again: Vitest keeps what the first try said. */
export function toSecondTries(report: VitestReport | undefined): string[] {
  const tests = (report?.testResults ?? []).flatMap((file) => file.assertionResults);
  return tests
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages: [first = ''] }) => `${fullName.trim()}: ${first.split('\n')[0]}`);
}

/** A file that failed without a failed test (it did not load, or a hook broke) counts as one failure. */
function failuresOf(file: VitestReport['testResults'][number]) {
  return Math.max(file.assertionResults.filter(isFailed).length, isFailed(file) ? 1 : 0);
}

/** Counts a suite. No report, no executed test, or an error outside every test counts as one failure. */
export function toCounts(report: VitestReport | undefined, exitCode: number): Counts {
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.testResults ?? []).reduce((sum, file) => sum + failuresOf(file), 0);
  const isBroken = exitCode !== 0 || passed === 0;
  return { passed, failed: Math.max(failed, isBroken ? 1 : 0) };
}
