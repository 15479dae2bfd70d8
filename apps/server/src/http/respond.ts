import type { Page } from '@potli/api';
import type { ProblemError } from '../errors/ProblemError.ts';
import type { CachedAnswer } from './CachedAnswer.ts';
import { type Call, headerOf } from './Call.ts';
import { selectBody } from './selectBody.ts';

type Headers = Record<string, string>;

/** The headers of every answer. Written as one literal: this is made for each, and spreading costs more than the rest. */
function headersOf(callId: string, cacheControl: string): Headers {
  return {
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': cacheControl,
    'x-request-id': callId,
  };
}

/** Never kept by anyone. */
const PRIVATE = 'no-store';
/** Kept by browsers, but asked about each time: a new catalogue shows at once. */
const PUBLIC = 'public, no-cache';

/** A fresh answer. */
export function respond(value: unknown, paged: boolean, callId: string): Response {
  const headers = headersOf(callId, PRIVATE);
  if (!paged) return new Response(JSON.stringify(value), { headers });
  const page = value as Page<unknown>;
  return new Response(JSON.stringify(page.rows), { headers: Object.assign(headers, totalHeaders(page)) });
}

/** A file that a member sent, to be kept and never to be shown: whatever is in it runs nowhere. */
export function respondFile(
  file: { name: string; mediaType: string; bytes: Buffer<ArrayBuffer> },
  callId: string,
): Response {
  const headers = Object.assign(headersOf(callId, PRIVATE), {
    'content-type': file.mediaType,
    'content-disposition': `attachment; filename="${file.name}"`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
  return new Response(file.bytes, { headers });
}

/**
 * To another address, for this once: browsers ask again each time, and nobody lists the address itself.
 * @throws TypeError for what is no address
 */
export function respondRedirect(location: string, callId: string): Response {
  // an address as it was stored may hold what no header can: in this form it is ASCII without controls
  const { href } = new URL(location);
  const headers = Object.assign(headersOf(callId, PRIVATE), { location: href, 'x-robots-tag': 'noindex' });
  return new Response(null, { status: 302, headers });
}

/** The headers of a paged list (docs/product/api.md#lists). */
export function totalHeaders({ totalPages, totalCount }: Pick<Page<unknown>, 'totalPages' | 'totalCount'>): Headers {
  return { 'x-total-pages': String(totalPages), 'x-total-count': String(totalCount) };
}

/** A ready answer in the best encoding that the caller takes, or 304 where it has it already. */
export function respondCached({ body, headers: more }: CachedAnswer, call: Call): Response {
  const selected = selectBody(body, (name) => headerOf(call, name));
  const headers = Object.assign(headersOf(call.id, PUBLIC), more, selected.headers);
  if (!selected.unchanged) return new Response(selected.bytes, { headers });
  delete headers['content-encoding'];
  return new Response(null, { status: 304, headers });
}

/** When trying again makes sense where nothing better is known. */
const SOON_SECONDS = 2;

/** The error envelope. */
export function respondProblem(problem: ProblemError, callId: string): Response {
  const { status, message, errors, details } = problem;
  const headers = headersOf(callId, PRIVATE);
  const { retryAfterSeconds = status === 503 ? SOON_SECONDS : undefined } = details;
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  if (details.allow !== undefined) headers.allow = details.allow;
  // of a body that comes too slowly the rest is not waited for
  if (status === 408) headers.connection = 'close';
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  return new Response(JSON.stringify({ status, message, errors }), { status, headers });
}
