/** The part of vitest's JSON report that is read here. */
export interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

export interface Counts {
  passed: number;
  failed: number;
}

const isFailed = ({ status }: { status: string }) => status === 'failed';

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
