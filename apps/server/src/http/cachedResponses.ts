import type { Page, RequestOf } from '@potli/api';
import { notFound } from '../errors/ProblemError.ts';
import type { Services } from '../services/openServices.ts';
import { type EncodedBody, encodeBody } from './EncodedBody.ts';
import type { Handler } from './Handler.ts';
import { totalHeaders } from './respond.ts';

type Load<E, Value> = (catalogue: Services['catalogue'], request: RequestOf<E>) => Promise<Value | undefined>;

/**
 * Handles a call with a value of the catalogue, which is encoded once for all requests with the same input and cached until
 * the catalogue changes; notFound where `load` returns undefined.
 */
export const cachedValue = <E>(load: Load<E, object>): Handler<E> => remembered(load, encodeResponse);

/** The same for a page of a list, with its totals. */
export const cachedPage = <E>(load: Load<E, Page<unknown>>): Handler<E> =>
  remembered(load, (page) => encodeResponse(page.rows, totalHeaders(page)));

let handlers = 0;

function remembered<E, Value>(load: Load<E, Value>, encode: (value: Value) => Promise<CachedResponse>): Handler<E> {
  handlers += 1;
  const name = handlers;
  return async ({ services: { catalogue } }, request) => {
    const answer = await catalogue.remember(`${name} ${JSON.stringify(request)}`, async () => {
      const value = await load(catalogue, request);
      return value && encode(value);
    });
    if (!answer) throw notFound();
    return answer;
  };
}

/**
 * A 200 response that is encoded once and sent many times. `headers` holds what a list adds, such as `x-total-count`.
 */
export class CachedResponse {
  readonly body: EncodedBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: EncodedBody, headers: Readonly<Record<string, string>> = {}) {
    this.body = body;
    this.headers = headers;
  }
}

/** Encodes a value as a response. */
export async function encodeResponse(
  value: unknown,
  headers?: Readonly<Record<string, string>>,
): Promise<CachedResponse> {
  return new CachedResponse(await encodeBody(JSON.stringify(value)), headers);
}
