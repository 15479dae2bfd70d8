import { runPhases } from './lib/runPhases.ts';
import { verifyPhases } from './lib/steps.ts';

await runPhases(verifyPhases);
