interface ApiErrorOptions extends ErrorOptions {
  retryAfterMs?: number;
}

/** A call that failed: answered with an error envelope, or not answered at all (`status` 0). */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status, or 0 where no answer came. */
  readonly status: number;
  /** Sentences fit to show a member; may be empty. */
  readonly errors: readonly string[];

  /** How long the host wants to be left alone, in milliseconds, where it told. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, message: string, errors: readonly string[] = [], options: ApiErrorOptions = {}) {
    super(message, options);
    this.status = status;
    this.errors = errors;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** Reads the error envelope of a failed response; other bodies leave the status to speak. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  // schemas come with the first call, not with the page
  const { ErrorEnvelope } = await import('../contract/common.ts');
  const envelope = ErrorEnvelope.safeParse(body);
  const options = { retryAfterMs: retryAfterMs(response) };
  if (!envelope.success) return new ApiError(response.status, `The server answered ${response.status}.`, [], options);
  return new ApiError(response.status, envelope.data.message, envelope.data.errors, options);
}

/** Our hosts tell seconds; the other form of the header, a date, counts as not told. */
function retryAfterMs({ headers }: Response): number | undefined {
  const header = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(header) ? Number(header) * 1_000 : undefined;
}

/** First entry of a failure's errors list, else the given text (docs/product/api.md#envelopes). */
export function firstError(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.errors[0]) || otherwise;
}
