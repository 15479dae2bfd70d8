import type { Accepted } from './toReport.ts';

/** Mutants that survive for a reason. `change` is as the report prints it. */
export const accepted: readonly Accepted[] = [];
