import { ApiError } from './ApiError.ts';

/** Waits so many milliseconds; rejects when the signal aborts. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;

interface RetryOptions {
  sleep: Sleep;
  signal?: AbortSignal;
  /** No try begins later than so many milliseconds after the first. */
  patienceMs: number;
}

const RETRIES = 2;
const FIRST_PAUSE_MS = 300;
/** Nobody answered, or somebody in front of the host, or the host says that it cannot now. */
const PASSING = new Set([0, 502, 503, 504]);

/**
 * Sends a call again where its failure may pass: twice at most, after pauses that grow, never before the host wants it
 * (`Retry-After`). Only for calls that may be sent twice.
 * @throws what the last try threw; the reason of the signal
 */
export async function withRetries<Answer>(
  send: () => Promise<Answer>,
  { sleep, signal, patienceMs }: RetryOptions,
): Promise<Answer> {
  const endsAtMs = performance.now() + patienceMs;
  for (let retry = 0; ; retry += 1) {
    try {
      return await send();
    } catch (error) {
      if (retry === RETRIES || !(error instanceof ApiError) || !PASSING.has(error.status)) throw error;
      const pauseMs = FIRST_PAUSE_MS * 2 ** retry;
      // not all clients of a host that was away shall come back at the same moment
      const waitMs = Math.max(pauseMs, error.retryAfterMs ?? 0) + Math.random() * pauseMs;
      if (performance.now() + waitMs > endsAtMs) throw error;
      await sleep(waitMs, signal);
    }
  }
}
