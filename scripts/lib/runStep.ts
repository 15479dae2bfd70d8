import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './runCommand.ts';
import type { Step, TestStep } from './steps.ts';
import {
  type Counts,
  type Failure,
  type FileTime,
  toCounts,
  toFailures,
  toFileTimes,
  type VitestReport,
} from './toCounts.ts';

export interface StepResult extends Counts {
  name: string;
  durationMs: number;
  /** The time of each test file. */
  files: FileTime[];
  /** The tests that failed. */
  failures: Failure[];
  /** Tests that passed only when they ran again. */
  secondTries: Failure[];
  /** The whole output of the step; shown only when it failed. */
  output: string;
}

function readReport(file: string): VitestReport | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
}

async function runTests({ project, only = '', workers = 1 }: TestStep) {
  const folder = mkdtempSync(join(tmpdir(), 'potli-test-'));
  const reportFile = join(folder, 'report.json');
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${reportFile}`;
  const result = await runCommand(
    `vitest run ${[project]
      .flat()
      .map((name) => `--project ${name}`)
      .join(' ')} --maxWorkers=${workers} ${only} ${reporters} --silent=passed-only`,
  );
  const report = readReport(reportFile);
  rmSync(folder, { recursive: true });
  return {
    ...result,
    ...toCounts(report, result.exitCode),
    files: toFileTimes(report),
    failures: toFailures(report),
    secondTries: [],
  };
}

/** Runs one step. A command counts as one test. */
export async function runStep(step: Step): Promise<StepResult> {
  if ('project' in step) return { name: step.name, ...(await runTests(step)) };
  const result = await runCommand(step.command);
  const passed = result.exitCode === 0 ? 1 : 0;
  return { name: step.name, ...result, passed, failed: 1 - passed, files: [], failures: [], secondTries: [] };
}
