import type { ErrorReason } from '@potli/api';

/** The kind of a failure. `http/toHttpError.ts` maps each kind to a status. */
export type ProblemKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooLarge'
  | 'unsupported'
  | 'tooMany'
  | 'unavailable'
  | 'unconfirmed';

interface ProblemDetails {
  /** Seconds after which another try makes sense. */
  retryAfterSeconds?: number;
  /** For programs, where they can do something about it. */
  reason?: ErrorReason;
}

/**
 * A failure that a service throws on purpose. Its texts are written for the member; the first one is shown. It knows
 * nothing about HTTP.
 */
export class ProblemError extends Error {
  readonly kind: ProblemKind;
  readonly errors: readonly string[];
  readonly retryAfterSeconds: number | undefined;
  readonly reason: ErrorReason | undefined;

  constructor(
    kind: ProblemKind,
    errors: string | readonly string[],
    { retryAfterSeconds, reason }: ProblemDetails = {},
  ) {
    const texts = typeof errors === 'string' ? [errors] : errors;
    super(texts[0]);
    this.name = 'ProblemError';
    this.kind = kind;
    this.errors = texts;
    this.retryAfterSeconds = retryAfterSeconds;
    this.reason = reason;
  }
}

/** Whether an error is a problem of this kind. */
export const isProblem = (error: unknown, kind: ProblemKind): boolean =>
  error instanceof ProblemError && error.kind === kind;

export const invalid = (errors: string | readonly string[]) => new ProblemError('invalid', errors);

export const unauthenticated = (text = 'Authentication required. Please login again.') =>
  new ProblemError('unauthenticated', text);

export const forbidden = (text = 'You do not have permission to do this.') => new ProblemError('forbidden', text);

export const notFound = (text = 'Not found.') => new ProblemError('notFound', text);

export const conflict = (text: string) => new ProblemError('conflict', text);

export const tooLarge = (text: string) => new ProblemError('tooLarge', text);

export const unsupported = (text: string) => new ProblemError('unsupported', text);

export const tooMany = (retryAfterSeconds: number, text = 'Too many tries. Please wait a little and try again.') =>
  new ProblemError('tooMany', text, { retryAfterSeconds });

export const unavailable = (
  text = 'We are very busy right now. Please try again in a moment.',
  retryAfterSeconds = 2,
) => new ProblemError('unavailable', text, { retryAfterSeconds });

/** For a write whose result from the database got lost: it may be committed or not. */
export const unconfirmed = () =>
  new ProblemError('unconfirmed', 'We could not confirm whether this was saved. Please try again.', {
    retryAfterSeconds: 2,
  });
