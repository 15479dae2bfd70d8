import { isConnectionError } from '../errors/isConnectionError.ts';
import { ProblemError, unavailable, unconfirmed } from '../errors/ProblemError.ts';

/**
 * Any failure as a problem; what nobody foresaw becomes a 500 that tells nothing.
 * @param saves whether the call saves something: without the database nobody knows then whether it did
 */
export function toHttpError(error: unknown, saves: boolean): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isConnectionError(error)) return saves ? unconfirmed() : unavailable();
  return new ProblemError(500, 'Something went wrong on our side. Please try again.');
}
