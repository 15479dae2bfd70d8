import { isConnectionError } from '../errors/isConnectionError.ts';
import { ProblemError, type ProblemKind, unavailable, unconfirmed } from '../errors/ProblemError.ts';
import { type ErrorStatus, HttpError } from './HttpError.ts';

const STATUSES: Record<ProblemKind, ErrorStatus> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  tooMany: 429,
  unavailable: 503,
  unconfirmed: 503,
};

/** The HTTP status of a problem. */
export const statusOf = ({ kind }: ProblemError): ErrorStatus => STATUSES[kind];

/**
 * Any failure as it is sent. An unexpected one becomes a 500 that says nothing about its cause.
 * @param writes whether the call writes: after a lost connection its outcome is unknown
 */
export function toHttpError(error: unknown, writes: boolean): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof ProblemError) {
    const { retryAfterSeconds, reason } = error;
    return new HttpError(statusOf(error), error.errors, { retryAfterSeconds, reason });
  }
  if (isConnectionError(error)) return toHttpError(writes ? unconfirmed() : unavailable(), writes);
  return new HttpError(500, ['Something went wrong on our side. Please try again.']);
}
