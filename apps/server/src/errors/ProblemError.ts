export type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 500 | 503;

/** What a caller must know besides the texts. */
export interface ProblemDetails {
  /** Seconds after which trying again makes sense. */
  retryAfterSeconds?: number;
  /** Methods that the path does answer to. */
  allow?: string;
}

/**
 * The one family of failures that a service throws on purpose. `http` answers it with the envelope
 * `{status, message, errors}`; the first entry of `errors` is fit to show a member.
 */
export class ProblemError extends Error {
  readonly status: ProblemStatus;
  readonly errors: readonly string[];
  readonly details: ProblemDetails;

  constructor(status: ProblemStatus, errors: string | readonly string[], details: ProblemDetails = {}) {
    const texts = typeof errors === 'string' ? [errors] : errors;
    super(texts[0]);
    this.name = 'ProblemError';
    this.status = status;
    this.errors = texts;
    this.details = details;
  }
}

export const badInput = (errors: string | readonly string[]) => new ProblemError(400, errors);

export const unauthorized = (text = 'Authentication required. Please login again.') => new ProblemError(401, text);

export const forbidden = (text = 'You do not have permission to do this.') => new ProblemError(403, text);

export const notFound = (text = 'Not found.') => new ProblemError(404, text);

export const conflict = (text: string) => new ProblemError(409, text);

export const tooMany = (retryAfterSeconds: number) =>
  new ProblemError(429, 'Too many tries. Please wait a little and try again.', { retryAfterSeconds });

/** For a write that may have been committed or not, when its answer from the database got lost. */
export const unconfirmed = (retryAfterSeconds = 2) =>
  new ProblemError(503, 'We could not confirm whether this was saved. Please try again.', { retryAfterSeconds });

export const unavailable = (retryAfterSeconds = 2) =>
  new ProblemError(503, 'We are very busy right now. Please try again in a moment.', { retryAfterSeconds });
