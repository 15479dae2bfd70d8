import { ApiError } from './ApiError.ts';

/** Waits (ms); rejects when the signal aborts. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;

interface RetryOptions {
  sleep: Sleep;
  signal?: AbortSignal;
  /** No try begins later than this after the first one (ms). */
  patienceMs: number;
}

const RETRIES = 2;
const FIRST_PAUSE_MS = 300;
/** No answer, an answer of a proxy, or the host is overloaded. */
const PASSING = new Set([0, 502, 503, 504]);

/**
 * Sends a call again where the failure may be temporary: twice at most, after growing pauses, never earlier than the
 * host allows (`Retry-After`). Only for calls that can be repeated safely.
 * @throws the error of the last try, or the reason of the signal
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
      // spreads the clients of a host that was down over time
      const waitMs = Math.max(pauseMs, error.retryAfterMs ?? 0) + Math.random() * pauseMs;
      if (performance.now() + waitMs > endsAtMs) throw error;
      await sleep(waitMs, signal);
    }
  }
}
