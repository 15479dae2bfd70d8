import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { callerAddress } from './callerAddress.ts';

/** One request on its way through the host. */
export interface Call {
  id: string;
  request: Request;
  pathParams: Record<string, string>;
  ip: string;
  bearer: string;
}

export function toCall(context: Context, pathParams: Record<string, string>, trustProxy: number): Call {
  const request = context.req.raw;
  // absent when the call was made inside this process, by the renderer of pages
  const incoming = (context.env as Partial<HttpBindings> | undefined)?.incoming;
  const forwardedFor = trustProxy > 0 ? request.headers.get('x-forwarded-for') : null;
  return {
    id: randomUUID(),
    request,
    pathParams,
    ip: callerAddress(incoming?.socket.remoteAddress, forwardedFor ?? undefined, trustProxy),
    bearer: bearerIn(request.headers.get('authorization') ?? ''),
  };
}

const MAX_TOKEN = 4096;

function bearerIn(authorization: string): string {
  if (authorization.slice(0, 7).toLowerCase() !== 'bearer ') return '';
  const token = authorization.slice(7).trim();
  return token.length > MAX_TOKEN ? '' : token;
}
