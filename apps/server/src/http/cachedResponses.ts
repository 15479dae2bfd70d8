import type { EndpointName, Page } from '@potli/api';
import { notFound } from '../errors/ProblemError.ts';
import { type EncodedBody, encodeBody } from './EncodedBody.ts';
import type { RequestContext } from './RequestContext.ts';
import { totalHeaders } from './respond.ts';

/** A response that is kept until the catalogue changes, by endpoint and parsed input. @throws ProblemError notFound */
async function remembered(
  { services }: RequestContext,
  name: EndpointName,
  input: unknown,
  load: () => Promise<CachedResponse | undefined>,
): Promise<CachedResponse> {
  const answer = await services.catalogue.remember(`${name} ${JSON.stringify(input)}`, load);
  if (!answer) throw notFound();
  return answer;
}

/**
 * A value of the catalogue, encoded once for all requests with the same input; notFound where `load` returns
 * undefined.
 */
export function cachedValue(
  context: RequestContext,
  name: EndpointName,
  input: unknown,
  load: () => Promise<object | undefined>,
): Promise<CachedResponse> {
  return remembered(context, name, input, async () => {
    const value = await load();
    return value && encodeResponse(value);
  });
}

/** The same for a page of a list, with its totals. */
export function cachedPage<Row>(
  context: RequestContext,
  name: EndpointName,
  input: unknown,
  load: () => Promise<Page<Row> | undefined>,
): Promise<CachedResponse> {
  return remembered(context, name, input, async () => {
    const page = await load();
    return page && encodeResponse(page.rows, totalHeaders(page));
  });
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
