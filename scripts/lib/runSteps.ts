import { availableParallelism } from 'node:os';
import { endWithLauncher } from './endWithLauncher.ts';
import { reportOf } from './reportOf.ts';
import { endCommandsWithProcess } from './runCommand.ts';
import { runStep, type StepResult } from './runStep.ts';
import { secondTry } from './secondTry.ts';
import type { Step } from './steps.ts';

/**
 * How many steps run at once. Most keep one core busy; with one more than there are cores, stories and property tests run
 * into their limits of time. More than four need more memory than a laptop has.
 */
const LANES = Math.min(Math.max(2, availableParallelism()), 4);

const lanesOf = (step: Step) => ('lanes' in step && step.lanes) || 1;

/**
 * Runs every step as soon as its lanes are free and the steps that it needs have passed, the first in the list first. The
 * last one, for which no other step waits, begins in the first free lane: it loads while the others end. A step whose need
 * failed does not run and counts as failed.
 *
 * @param run runs one step
 * @returns the results in the order in which the steps ended
 */
export async function runQueue(
  steps: readonly Step[],
  lanes: number,
  run: (step: Step) => Promise<StepResult>,
): Promise<StepResult[]> {
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  let free = lanes;
  const results: StepResult[] = [];
  const resultOf = (name: string) => results.find((result) => result.name === name);

  const start = (step: Step) => {
    const broken = step.needs?.find((name) => resultOf(name)?.failed);
    const result = broken
      ? Promise.resolve({ ...notRun, name: step.name, output: `Not run: needs ${broken}` })
      : run(step);
    free -= lanesOf(step);
    running.set(
      step.name,
      result.then((ended) => {
        free += lanesOf(step);
        results.push(ended);
        running.delete(step.name);
      }),
    );
  };

  while (waiting.length > 0 || running.size > 0) {
    const ready = waiting.filter(({ needs = [] }) => needs.every(resultOf));
    const wanted = (step: Step) => (waiting.length > 1 ? lanesOf(step) : 1);
    const next = ready.find((step) => wanted(step) <= free);
    if (next) start(...(waiting.splice(waiting.indexOf(next), 1) as [Step]));
    else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`No step of this run is called ${waiting.flatMap(({ needs = [] }) => needs).join(' or ')}`);
  }
  return results;
}

const notRun = { passed: 0, failed: 1, durationMs: 0, files: [], failures: [], secondTries: [] };

/** Runs all steps, prints a line per step and, last, `N passed, N failed`; any failure sets the exit code. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const startedAt = performance.now();
  endCommandsWithProcess();
  void endWithLauncher();
  const first = await runQueue(steps, LANES, async (step) => {
    const result = await runStep(step);
    print(result);
    return result;
  });
  const results: StepResult[] = [];
  for (const result of first) {
    const last = await secondTry(result, runStep, steps);
    if (last !== result) print(last);
    results.push(last);
  }
  for (const line of reportOf(results, performance.now() - startedAt)) console.log(line);
  if (results.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

function print({ name, passed, failed, durationMs, output }: StepResult) {
  const seconds = (durationMs / 1000).toFixed(1).padStart(6);
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(34)}${seconds} s  ${counts}`);
  if (failed > 0) console.log(`\n${output.trim()}\n`);
}
