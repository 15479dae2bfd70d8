import { setTimeout as pause } from 'node:timers/promises';
import { NetworkFailure } from '../../../domain/orders/networks/NetworkFailure.ts';
import { parseJson } from '../../../incoming/parseJson.ts';
import { createPace } from '../../fetching/createPace.ts';
import { fetchTraced } from '../../fetching/fetchTraced.ts';
import { readText } from '../../fetching/readText.ts';

interface FetcherOptions {
  /** Its name for the operator. */
  title: string;
  /** Without a slash at the end. */
  baseUrl: string;
  /** Time between two requests, so that the network's rate limit is not exceeded (ms). */
  paceMs: number;
  /** The first pause after a failure; it doubles (ms). */
  pauseMs?: number;
  /** How long a request may take (ms). */
  timeoutMs?: number;
}

export interface FetchRequest {
  path: string;
  query?: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  /** Sent as a form with POST. */
  form?: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

/**
 * The JSON of a response; undefined for one without content.
 * @throws NetworkFailure
 */
export type Fetcher = (request: FetchRequest) => Promise<unknown>;

/** The network does not take our credentials. Another try does not help. */
export class CredentialsRefused extends NetworkFailure {}

const TRIES = 4;
const MOST_BYTES = 25_000_000;
/** A network that wants to be left alone for longer is asked again by a later run. */
const LONGEST_WAIT_SECONDS = 20;
const NO_CONTENT = 204;

/** Asks the API of a network for JSON: in time, in turn, within bounds, and again after a failure. */
export function createFetcher({
  title,
  baseUrl,
  paceMs,
  pauseMs = 1_000,
  timeoutMs = 30_000,
}: FetcherOptions): Fetcher {
  const inTurn = createPace(paceMs);

  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      await inTurn(request.signal);
      try {
        return await ask(baseUrl, title, timeoutMs, request);
      } catch (error) {
        request.signal.throwIfAborted();
        const again = error instanceof Unanswered && attempt < TRIES;
        if (!again) throw error;
        const seconds = error.retryAfterSeconds;
        if (seconds !== undefined && seconds > LONGEST_WAIT_SECONDS) throw error;
        await pause(seconds === undefined ? pauseMs * 2 ** (attempt - 1) : seconds * 1_000, undefined, {
          signal: request.signal,
        });
      }
    }
  };
}

/** A failure after which another try can succeed. */
class Unanswered extends NetworkFailure {}

async function ask(
  baseUrl: string,
  title: string,
  timeoutMs: number,
  { path, query = {}, headers, form, signal }: FetchRequest,
): Promise<unknown> {
  const url = new URL(baseUrl + path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  try {
    const response = await fetchTraced(url, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      headers: { accept: 'application/json', ...headers },
      // a token must not follow to another host
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    checkStatus(title, response);
    if (response.status === NO_CONTENT) return undefined;
    return parseJson(await readText(response, MOST_BYTES));
  } catch (error) {
    if (error instanceof NetworkFailure) throw error;
    if (error instanceof RangeError) {
      throw new NetworkFailure(`${title} sent more than ${MOST_BYTES / 1_000_000} MB at once.`);
    }
    const text = error instanceof SyntaxError ? `${title} sent no readable JSON.` : `${title} does not answer.`;
    throw new Unanswered(text, { cause: error });
  }
}

/** 503 is Admitad's word for too many requests. */
const BUSY = new Set([408, 429, 503]);

function checkStatus(title: string, { status, headers, body }: Response): void {
  if (status >= 200 && status < 300) return;
  // without this the connection stays open until the rest is read
  void body?.cancel().catch(() => {});
  if (status === 401 || status === 403) {
    throw new CredentialsRefused(`${title} refuses our credentials (${status}): check NETWORK_PULLS.`);
  }
  if (status < 400) throw new NetworkFailure(`${title} answers with a redirect (${status}), which is not followed.`);
  if (BUSY.has(status)) {
    throw new Unanswered(`${title} is busy (${status}).`, readRetryAfter(headers.get('retry-after')));
  }
  if (status >= 500) throw new Unanswered(`${title} answers with an error (${status}).`);
  throw new NetworkFailure(`${title} does not understand the request (${status}).`);
}

/** Seconds, or a date. */
function readRetryAfter(text: string | null): { retryAfterSeconds?: number } {
  if (text === null) return {};
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? { retryAfterSeconds: Math.min(Math.max(Math.ceil(seconds), 0), 86_400) } : {};
}
