interface ApiErrorOptions extends ErrorOptions {
  retryAfterMs?: number;
  reason?: string | undefined;
}

/** A call that failed: with an error envelope, or without any answer (`status` 0). */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status, or 0 where no answer came. */
  readonly status: number;
  /** Sentences for the member; may be empty. */
  readonly errors: readonly string[];

  /** How long to wait before another try (ms), where the host says so. */
  readonly retryAfterMs: number | undefined;

  /** For programs: what the host asks for (`ErrorReason`); undefined where it names none. */
  readonly reason: string | undefined;

  constructor(status: number, message: string, errors: readonly string[] = [], options: ApiErrorOptions = {}) {
    super(message, options);
    this.status = status;
    this.errors = errors;
    this.retryAfterMs = options.retryAfterMs;
    this.reason = options.reason;
  }
}

/** Reads the error envelope of a failed response; for other bodies the status is the message. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  // schemas load with the first call, not with the page
  const { ErrorEnvelope } = await import('../contract/common.ts');
  const envelope = ErrorEnvelope.safeParse(body);
  const options = { retryAfterMs: retryAfterMs(response) };
  if (!envelope.success) return new ApiError(response.status, `The server answered ${response.status}.`, [], options);
  const { message, errors, reason } = envelope.data;
  return new ApiError(response.status, message, errors, { ...options, reason });
}

/** Our hosts send seconds; a date, the other form of this header, is ignored. */
function retryAfterMs({ headers }: Response): number | undefined {
  const header = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(header) ? Number(header) * 1_000 : undefined;
}

/** First entry of a failure's errors list, else the given text (docs/product/api.md#envelopes). */
export function firstError(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.errors[0]) || otherwise;
}
