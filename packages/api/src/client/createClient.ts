import type * as z from 'zod/mini';
import type { Endpoint, RequestOf, ResponseOf } from '../contract/endpoint.ts';
import { ApiError, toApiError } from './ApiError.ts';
import { createKey } from './createKey.ts';
import { toPath } from './toPath.ts';
import { type Sleep, withRetries } from './withRetries.ts';

/** The member's tokens. Absent on the server, where every call is a visitor's. */
export interface ClientSession {
  accessToken(): string | undefined;
  /**
   * Exchanges the refresh token; asked once for all calls that wait. Returns the new access token, or undefined where that
   * is refused. Throws where no answer comes, and the call fails with that.
   */
  refresh(): Promise<string | undefined>;
}

export interface ClientOptions {
  /** Address of the API: `/api`, `https://api.example.in`. */
  host: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  session?: ClientSession;
  /** Waits between tries. Absent: every call is sent once, as on a server and in tests. */
  sleep?: Sleep;
  /** A call whose answer has not begun by then (ms) fails. Absent: it waits as long as `fetch` does. */
  answerWithinMs?: number | undefined;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent instead of the session's access token: the refresh token of a refresh call. */
  token?: string;
  /** A failed call is not sent again later than this after its start (ms). */
  patienceMs?: number;
}

type AnyEndpoint = Pick<Endpoint, 'method' | 'path' | 'auth' | 'response' | 'alsoAccepts' | 'keyed' | 'acts'> & {
  // projects with `exactOptionalPropertyTypes` tell the two apart
  paged?: boolean | undefined;
};

type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** The parts of a request as a caller gives them; query fields with defaults may be left out. */
export type CallRequest<E> = Given<{
  params: RequestOf<E>['params'];
  query: RequestOf<E>['query'] extends undefined ? undefined : Partial<RequestOf<E>['query']>;
  body: E extends { body?: infer S }
    ? NonNullable<S> extends z.ZodMiniType
      ? z.input<NonNullable<S>>
      : undefined
    : undefined;
}>;

export interface Client {
  /**
   * Makes one call of the contract. Where a failure may be temporary, reads and calls with an idempotency key are sent
   * again, always with the same key. A POST that failed takes its key along when it is the next write, as when a person presses
   * again. Throws ApiError where the call fails or its answer does not follow the contract.
   */
  call<E extends AnyEndpoint>(endpoint: E, request: CallRequest<E>, options?: CallOptions): Promise<ResponseOf<E>>;
}

/**
 * Creates the client of one API host. It neither shows errors nor stores tokens. The schemas, and with them zod, load
 * only with the endpoints that are called.
 */
export function createClient({ host, fetch, session, sleep, answerWithinMs = NEVER_MS }: ClientOptions): Client {
  const base = host.replace(/\/+$/, '');
  let renewal: ReturnType<ClientSession['refresh']> | undefined;
  // the last write, where it failed: the host may have done it, and only the answer got lost
  let failedWrite = '';
  let failedKey = '';
  let failedUntilMs = 0;

  async function send({ endpoint, request, options, key }: Sending, token: string | undefined) {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (key !== undefined) headers['idempotency-key'] = key;
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    if (request.body !== undefined) headers['content-type'] = 'application/json';
    const init: RequestInit = { method: endpoint.method, headers };
    if (request.body !== undefined) init.body = JSON.stringify(request.body);
    const ending = new AbortController();
    const end = () => ending.abort(options.signal?.reason);
    // calls of the admin area may take minutes: files with thousands of rows
    const timer = setTimeout(end, endpoint.auth === 'admin' ? NEVER_MS : answerWithinMs);
    options.signal?.addEventListener('abort', end);
    if (options.signal?.aborted) end();
    init.signal = ending.signal;
    try {
      return await fetch(base + toPath(endpoint.path, request.params, request.query), init);
    } catch (cause) {
      throw withoutAnswer(cause, options);
    } finally {
      clearTimeout(timer);
    }
  }

  async function ask(sending: Sending): Promise<unknown> {
    const { endpoint, options } = sending;
    let response = await send(sending, options.token ?? bearer(endpoint, session));
    if (response.status === 401 && isForMembers(endpoint) && session) {
      // a refresh token is used once
      renewal ??= session.refresh().finally(() => {
        renewal = undefined;
      });
      const renewed = await renewal;
      if (renewed) response = await send(sending, renewed);
    }
    if (!response.ok) throw await toApiError(response);
    // the connection may end in the middle of the answer
    const text = await response.text().catch((cause: unknown) => {
      throw withoutAnswer(cause, options);
    });
    return readAnswer(sending, response, text);
  }

  async function call(endpoint: AnyEndpoint, request: LooseRequest, options: CallOptions = {}): Promise<unknown> {
    const { keyed, method, path } = endpoint;
    const write = keyed ? method + path + JSON.stringify(request) : '';
    const isAgain = write === failedWrite && performance.now() < failedUntilMs;
    const key = keyed && (isAgain ? failedKey : createKey());
    if (keyed) failedWrite = '';
    const sending = { endpoint, request, options, key: key || undefined };
    try {
      const mayRepeat = keyed || (method === 'GET' && !endpoint.acts);
      if (!sleep || !mayRepeat) return await ask(sending);
      const { signal, patienceMs = PATIENCE_MS } = options;
      return await withRetries(() => ask(sending), { sleep, signal, patienceMs });
    } catch (error) {
      // a PUT may be sent twice anyway, and an old answer to it would not be true after another change
      if (key && method === 'POST') {
        failedWrite = write;
        failedKey = key;
        failedUntilMs = performance.now() + AGAIN_MS;
      }
      throw error;
    }
  }

  return { call } as Client;
}

const PATIENCE_MS = 5_000;
const AGAIN_MS = 10 * 60_000;

/** The longest that a timer waits. */
const NEVER_MS = 2 ** 31 - 1;

/** One call, which may be sent several times. */
interface Sending {
  endpoint: AnyEndpoint;
  request: LooseRequest;
  options: CallOptions;
  key: string | undefined;
}

interface LooseRequest {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

const isForMembers = ({ auth }: AnyEndpoint) => auth === 'member' || auth === 'admin';

/** The error where no answer came, or where the caller aborted. */
function withoutAnswer(cause: unknown, { signal }: CallOptions): unknown {
  return signal?.aborted ? cause : new ApiError(0, 'No answer from the server.', [], { cause });
}

/** Lists send the stored token even where it is empty (docs/product/api.md#tokens-on-lists). */
function bearer(endpoint: AnyEndpoint, session: ClientSession | undefined): string | undefined {
  if (!session || endpoint.auth === 'public' || endpoint.auth === 'refresh') return undefined;
  return session.accessToken() ?? '';
}

async function readAnswer({ endpoint, request }: Sending, response: Response, text: string): Promise<unknown> {
  const body = parseJson(text);
  const schema = endpoint.alsoAccepts ?? endpoint.response;
  let accepted = schema.safeParse(body);
  if (!accepted.success) {
    // only for other hosts, so it is not among what every page starts with
    const { mendAnswer } = await import('./mendAnswer.ts');
    accepted = schema.safeParse(mendAnswer(body, accepted.error.issues));
  }
  if (!accepted.success) {
    throw new ApiError(response.status, `${endpoint.path} broke the contract.`, [], {
      cause: accepted.error,
    });
  }
  if (!endpoint.paged) return accepted.data;
  const rows = accepted.data as unknown[];
  const seen = seenSoFar(request.query as PageQuery | undefined, rows.length);
  return {
    rows,
    totalPages: headerNumber(response, 'x-total-pages', seen.totalPages),
    totalCount: headerNumber(response, 'x-total-count', seen.totalCount),
  };
}

/** The two spellings of the contract. */
interface PageQuery {
  pageNumber?: number;
  pageSize?: number;
  page?: number;
  size?: number;
}

/** Totals of a host that sends none: the rows up to here, and one more page after a full one. */
function seenSoFar(
  { pageNumber, pageSize, page = pageNumber ?? 0, size = pageSize ?? 0 }: PageQuery = {},
  rows: number,
) {
  const pages = rows > 0 ? 1 : 0;
  const mayHaveMore = rows > 0 && rows === size ? 1 : 0;
  return { totalPages: page + pages + mayHaveMore, totalCount: page * size + rows };
}

/** Hosts may send bare text where the contract has a string. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function headerNumber(response: Response, name: string, otherwise: number): number {
  const value = Number(response.headers.get(name) ?? Number.NaN);
  return Number.isInteger(value) && value >= 0 ? value : otherwise;
}
