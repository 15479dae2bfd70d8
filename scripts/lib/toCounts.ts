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

/** A test that failed. A file that failed without one (it did not load, or a hook broke) is one without a name. */
export interface Failure {
  path: string;
  name: string;
  /** The first line of its error. */
  reason: string;
}

export function toFailures(report: VitestReport | undefined): Failure[] {
  return (report?.testResults ?? []).flatMap((file) => {
    const tests = file.assertionResults.filter(isFailed);
    const unnamed = isFailed(file) ? [{ fullName: '', failureMessages: ['the file failed'] }] : [];
    return (tests.length > 0 ? tests : unnamed).map(({ fullName, failureMessages: [first = ''] }) => ({
      path: file.name,
      name: fullName.trim(),
      reason: first.split('\n')[0] ?? '',
    }));
  });
}

/** Counts a suite. No report, no executed test, or an error outside every test counts as one failure. */
export function toCounts(report: VitestReport | undefined, exitCode: number): Counts {
  const passed = report?.numPassedTests ?? 0;
  const failed = toFailures(report).length;
  const isBroken = exitCode !== 0 || passed === 0;
  return { passed, failed: Math.max(failed, isBroken ? 1 : 0) };
}
