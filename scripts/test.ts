import { runSteps } from './lib/runSteps.ts';
import { allSteps, testSteps } from './lib/steps.ts';

const options = process.argv.slice(2);
const unknown = options.find((option) => option !== '--all');
if (unknown === undefined) {
  await runSteps(options.length > 0 ? allSteps : testSteps);
} else {
  console.error(
    `Unknown option ${unknown}. Without one, the usual tests run; --all adds the looks and brands they leave out.`,
  );
  process.exitCode = 2;
}
