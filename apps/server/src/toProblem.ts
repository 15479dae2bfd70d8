import { isDatabaseAway } from './db/isDatabaseAway.ts';
import { ProblemError, unavailable, unconfirmed } from './problem.ts';

/**
 * Any failure as a problem; what nobody foresaw becomes a 500 that tells nothing.
 * @param method of the request that failed: a write may have been committed although its answer got lost
 */
export function toProblem(error: unknown, method: string): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isDatabaseAway(error)) return method === 'GET' || method === 'HEAD' ? unavailable() : unconfirmed();
  return new ProblemError(500, 'Something went wrong on our side. Please try again.');
}
