import { isDatabaseAway } from './db/isDatabaseAway.ts';
import { ProblemError, unavailable } from './problem.ts';

/** Any failure as a problem; what nobody foresaw becomes a 500 that tells nothing. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isDatabaseAway(error)) return unavailable();
  return new ProblemError(500, 'Something went wrong on our side. Please try again.');
}
