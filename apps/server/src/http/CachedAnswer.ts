import { type EncodedBody, encodeBody } from './EncodedBody.ts';

/**
 * A 200 answer encoded once and sent many times. Strings would be encoded again for every request; Buffers are not.
 * `headers` carries what the list adds, such as `x-total-count`.
 */
export class CachedAnswer {
  readonly body: EncodedBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: EncodedBody, headers: Readonly<Record<string, string>> = {}) {
    this.body = body;
    this.headers = headers;
  }
}

/** Encodes a value once for all who will ask for it. */
export async function encodeAnswer(value: unknown, headers?: Readonly<Record<string, string>>): Promise<CachedAnswer> {
  return new CachedAnswer(await encodeBody(JSON.stringify(value)), headers);
}
