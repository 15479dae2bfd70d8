import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { callerAddress } from './callerAddress.ts';

/** One request on its way through the host. */
export interface Call {
  id: string;
  request: Request;
  /** The same as Node received it; undefined for a call made inside this process, by the renderer of pages. */
  incoming: IncomingMessage | undefined;
  pathParams: Record<string, string>;
  ip: string;
  bearer: string;
}

export function toCall(context: Context, pathParams: Record<string, string>, trustProxy: number): Call {
  const request = context.req.raw;
  const incoming = incomingOf(context);
  const from = { request, incoming };
  return {
    id: randomUUID(),
    request,
    incoming,
    pathParams,
    ip: addressOf(context, trustProxy),
    bearer: bearerIn(headerOf(from, 'authorization') ?? ''),
  };
}

/** The address of the caller by which limits count; empty for a request made inside this process. */
export function addressOf(context: Context, trustProxy: number): string {
  const from = { request: context.req.raw, incoming: incomingOf(context) };
  const forwardedFor = trustProxy > 0 ? headerOf(from, 'x-forwarded-for') : undefined;
  return callerAddress(from.incoming?.socket.remoteAddress, forwardedFor, trustProxy);
}

function incomingOf(context: Context): IncomingMessage | undefined {
  return (context.env as { incoming?: IncomingMessage } | undefined)?.incoming;
}

/**
 * A header of a call. Node has split them already, and `Headers` would go through all of them for each.
 * @param name in lower case
 */
export function headerOf({ request, incoming }: Pick<Call, 'request' | 'incoming'>, name: string): string | undefined {
  if (!incoming) return request.headers.get(name) ?? undefined;
  const value = incoming.headers[name];
  return typeof value === 'string' ? value : value?.join(', ');
}

const MAX_TOKEN = 4096;

function bearerIn(authorization: string): string {
  if (authorization.slice(0, 7).toLowerCase() !== 'bearer ') return '';
  const token = authorization.slice(7).trim();
  return token.length > MAX_TOKEN ? '' : token;
}
