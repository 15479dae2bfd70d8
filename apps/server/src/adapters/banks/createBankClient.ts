import { isCleanText } from '../../domain/platform/shared/cleanText.ts';
import { OperatorError } from '../../errors/OperatorError.ts';
import { createPace } from '../fetching/createPace.ts';
import { fetchTraced } from '../fetching/fetchTraced.ts';
import { readText } from '../fetching/readText.ts';

interface BankClientOptions {
  /** Its name for the operator. */
  title: string;
  /** Without a slash at the end. */
  baseUrl: string;
  /** Headers of every request: the credentials. */
  headers: Readonly<Record<string, string>>;
  /** Time between two requests (ms). */
  paceMs: number;
  /** How long a request may take (ms). */
  timeoutMs: number;
  /** The setting that has its credentials. */
  variable?: string;
}

export interface BankRequest {
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Sent as JSON with POST; absent: GET. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

export type BankFields = Readonly<Record<string, unknown>>;

export interface BankResponse {
  /** 200 to 499; others throw. */
  status: number;
  /** The fields of the JSON object in the body; empty where the body is no object. */
  fields: BankFields;
  /** The items of the JSON array in the body; absent where the body is no array. */
  items?: readonly unknown[];
}

/**
 * Asks once: whether a transfer may be asked for again is not known here.
 * @throws OperatorError without a clear answer: after it, anything can have happened at the bank
 */
export type BankClient = (request: BankRequest) => Promise<BankResponse>;

const MOST_BYTES = 1_000_000;
/** Not now; the outcome of the request is unknown. */
const UNCLEAR = new Set([408, 425, 429]);

/** Asks the API of a bank for JSON: in turn, in time, within bounds. No error contains what was sent or answered. */
export function createBankClient(options: BankClientOptions): BankClient {
  const { title, baseUrl, headers, paceMs, timeoutMs, variable = 'BANK_CREDENTIALS' } = options;
  const inTurn = createPace(paceMs);

  async function send({ path, query = {}, body, signal, ...request }: BankRequest): Promise<Response> {
    const url = new URL(baseUrl + path);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const timeout = AbortSignal.timeout(timeoutMs);
    return fetchTraced(url, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers, ...request.headers },
      // credentials must not follow to another host
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  }

  return async (request) => {
    await inTurn(request.signal);
    let response: Response;
    let text: string;
    try {
      response = await send(request);
      text = await readText(response, MOST_BYTES);
    } catch {
      throw new OperatorError(`${title} does not answer.`);
    }
    const { status, ok } = response;
    if (status === 401 || status === 403) {
      throw new OperatorError(`${title} refuses our credentials or address (${status}): check ${variable}.`);
    }
    if (status < 200 || (status >= 300 && status < 400) || status >= 500 || UNCLEAR.has(status)) {
      throw new OperatorError(`${title} gives no clear answer (${status}).`);
    }
    const value = parse(text);
    if (Array.isArray(value)) return { status, fields: {}, items: value };
    if (ok && !isFields(value)) throw new OperatorError(`${title} sent no readable JSON.`);
    return { status, fields: fieldsIn(value) };
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The object in a field; an empty one where it is something else. */
export const fieldsIn = (value: unknown): BankFields => (isFields(value) ? value : {});

const isFields = (value: unknown): value is BankFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text in a field; undefined where it is empty, something else, or nothing that the database can store. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && isCleanText(value) ? value.trim() : undefined;
