import type { Page, RequestOf } from '@potli/api';
import { notFound } from '../errors/ProblemError.ts';
import type { Services } from '../services/openServices.ts';
import { type CachedResponse, encodeResponse } from './CachedResponse.ts';
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

function remembered<E, Value>(load: Load<E, Value>, encode: (value: Value) => CachedResponse): Handler<E> {
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
