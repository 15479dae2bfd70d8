import type { ErrorReason } from '@potli/api';

/** Statuses of the error envelope. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 500 | 503;

interface HttpErrorDetails {
  retryAfterSeconds?: number | undefined;
  /** For programs (`ErrorEnvelope`). */
  reason?: ErrorReason | undefined;
  /** Methods that the address takes, for a 405. */
  allow?: string;
}

/** A failure as it is sent: status and texts of the envelope, and what its headers say. */
export class HttpError extends Error {
  readonly status: ErrorStatus;
  readonly errors: readonly string[];
  readonly details: HttpErrorDetails;

  constructor(status: ErrorStatus, errors: readonly string[], details: HttpErrorDetails = {}) {
    super(errors[0]);
    this.name = 'HttpError';
    this.status = status;
    this.errors = errors;
    this.details = details;
  }
}
