import { runSteps } from './lib/runSteps.ts';
import { verifySteps } from './lib/steps.ts';

await runSteps(verifySteps);
