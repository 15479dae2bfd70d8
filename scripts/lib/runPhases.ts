import { runStep, type StepResult } from './runStep.ts';
import type { Phase, Step } from './steps.ts';

const lanes = 2;

function print({ name, passed, failed, durationMs, output }: StepResult) {
  const seconds = (durationMs / 1000).toFixed(1).padStart(6);
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(26)}${seconds} s  ${counts}`);
  if (failed > 0) console.log(`\n${output.trim()}\n`);
}

async function runUnlessBlocked(step: Step, done: StepResult[]): Promise<StepResult> {
  const broken = done.find(({ name, failed }) => failed > 0 && step.needs?.includes(name));
  if (!broken) return runStep(step);
  return { name: step.name, passed: 0, failed: 1, durationMs: 0, output: `Not run: needs ${broken.name}` };
}

async function runPhase(phase: Phase, done: StepResult[]) {
  const waiting = [...phase];
  const results: StepResult[] = [];
  const runLane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runUnlessBlocked(step, done);
      print(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return results;
}

/** Runs all phases, prints a line per step and, last, `N passed, N failed`; any failure sets the exit code. */
export async function runPhases(phases: Phase[]) {
  const results: StepResult[] = [];
  for (const phase of phases) results.push(...(await runPhase(phase, results)));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  if (failed > 0) process.exitCode = 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}
