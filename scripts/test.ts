import { runPhases } from './lib/runPhases.ts';
import { testPhases } from './lib/steps.ts';

await runPhases(testPhases);
