import type { StepResult } from './runStep.ts';
import type { Step } from './steps.ts';

/** What moves money, and random tests: a failure now and then is a race there, or a rare input, and one is enough. */
const STRICT = /\/apps\/server\/src\/domain\/|\.property\./;

/**
 * Runs the files in which tests failed once more, when nothing else runs any more (docs/decisions/158).
 *
 * @param run runs one step
 * @returns the result of both: a test that passed now counts as passed, and is named
 */
export async function secondTry(
  first: StepResult,
  run: (step: Step) => Promise<StepResult>,
  steps: readonly Step[],
): Promise<StepResult> {
  const { failures } = first;
  const step = steps.find(({ name }) => name === first.name);
  // what failed outside of every test has no file to run
  const canRunAgain = step && 'project' in step && failures.length > 0 && failures.length === first.failed;
  if (!canRunAgain || failures.some(({ path }) => STRICT.test(path))) return first;
  const only = [...new Set(failures.map(({ path }) => path))].join(' ');
  const again = await run({ ...step, name: `${step.name}, second try`, only });
  if (again.failed > again.failures.length) return first;
  const failsAgain = ({ path, name }: { path: string; name: string }) =>
    again.failures.some((failure) => failure.path === path && failure.name === name);
  const secondTries = failures.filter((failure) => !failsAgain(failure));
  return {
    ...first,
    passed: first.passed + secondTries.length,
    failed: first.failed - secondTries.length,
    failures: failures.filter(failsAgain),
    secondTries,
    output: again.output,
  };
}
