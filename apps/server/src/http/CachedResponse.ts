import { type EncodedBody, textBody } from './EncodedBody.ts';

/**
 * A 200 response that is encoded once and sent many times. `headers` holds what a list adds, such as `x-total-count`.
 */
export class CachedResponse {
  readonly body: EncodedBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: EncodedBody, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

/** A value as a response. */
export function encodeResponse(value: unknown, headers: Readonly<Record<string, string>> = {}): CachedResponse {
  return new CachedResponse(textBody(JSON.stringify(value), headers), headers);
}
