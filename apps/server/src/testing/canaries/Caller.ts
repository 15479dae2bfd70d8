import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@potli/api';

interface Sent {
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

export type Caller = (method: Endpoint['method'], path: string, sent?: Sent) => Promise<Response>;

const TRIES = 3;

/**
 * Calls a running server; as a member where a token is given. Tries again where the connection was closed just when the
 * call took it, which the idempotency key makes safe.
 */
export function createCaller(url: string, accessToken?: string): Caller {
  return async (method, path, { query = {}, body, headers = {} } = {}) => {
    const isText = typeof body === 'string' || body instanceof FormData;
    const address = `${url}${path}?${new URLSearchParams(query).toString()}`;
    const request: RequestInit = {
      method,
      redirect: 'manual',
      headers: {
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
        ...headers,
      },
      body: isText || body === undefined ? body : JSON.stringify(body),
    };
    for (let tries = 1; tries < TRIES; tries += 1) {
      try {
        return await fetch(address, request);
      } catch {
        // the last try below says what is wrong
      }
    }
    return fetch(address, request);
  };
}
