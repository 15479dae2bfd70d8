import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@potli/api';

interface Sent {
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

export type Caller = (method: Endpoint['method'], path: string, sent?: Sent) => Promise<Response>;

/** Calls a running server; as a member where a token is given. */
export function createCaller(url: string, accessToken?: string): Caller {
  return (method, path, { query = {}, body, headers = {} } = {}) => {
    const isText = typeof body === 'string' || body instanceof FormData;
    return fetch(`${url}${path}?${new URLSearchParams(query).toString()}`, {
      method,
      redirect: 'manual',
      headers: {
        // on a busy machine the server may close a kept connection just when the next call takes it
        connection: 'close',
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
        ...headers,
      },
      body: isText || body === undefined ? body : JSON.stringify(body),
    });
  };
}
