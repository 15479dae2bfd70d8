import type { Page } from '@potli/api';
import type { CachedResponse } from './CachedResponse.ts';
import { encoders } from './EncodedBody.ts';
import type { HttpError } from './HttpError.ts';
import { headersAgain } from './headersAgain.ts';
import { encodings, preferredEncoding } from './preferredEncoding.ts';
import type { RequestContext } from './RequestContext.ts';
import { selectBody } from './selectBody.ts';

type Headers = Record<string, string>;

/** The headers of every response. */
function headersOf(requestId: string, cacheControl: string): Headers {
  return {
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': cacheControl,
    'x-request-id': requestId,
  };
}

/** No cache stores it. */
const PRIVATE = 'no-store';
/** Browsers store it and ask each time whether it changed: a new catalogue shows at once. */
const PUBLIC = 'public, no-cache';

/** Characters of a text that is compressed. Of a shorter one little is saved. */
const WORTH_COMPRESSING = 500;

/** A response that is made for one request. @param status 202: what was asked for is done later */
export function respond(
  value: unknown,
  paged: boolean,
  context: RequestContext,
  status: 200 | 202 = 200,
): Response | Promise<Response> {
  const headers = headersOf(context.id, PRIVATE);
  if (paged) Object.assign(headers, totalHeaders(value as Page<unknown>));
  const text = JSON.stringify(paged ? (value as Page<unknown>).rows : value);
  if (text.length < WORTH_COMPRESSING) return new Response(text, { status, headers });
  return respondLong(text, { status, headers, accepted: context.header('accept-encoding') });
}

/** Secrets of a member are not guessed by the length: no other site can have a browser ask with a token (docs/decisions/184). */
async function respondLong(
  text: string,
  { status, headers, accepted }: { status: 200 | 202; headers: Headers; accepted: string | undefined },
): Promise<Response> {
  const encoding = preferredEncoding(encodings, accepted);
  headers.vary = 'accept-encoding';
  if (!encoding) return new Response(text, { status, headers });
  headers['content-encoding'] = encoding;
  return new Response(await encoders[encoding](Buffer.from(text)), { status, headers });
}

/** An answer that says no more than that the address is right. */
export const respondEmpty = (status: 200, requestId: string): Response =>
  new Response(null, { status, headers: headersOf(requestId, PRIVATE) });

/** A small answer whose status says what happened. */
export function respondStatus(status: 200 | 202, value: object, requestId: string): Response {
  return new Response(JSON.stringify(value), { status, headers: headersOf(requestId, PRIVATE) });
}

/** A file that a member sent. Browsers download it and never show it, so that nothing in it can run. */
export function respondFile(
  file: { name: string; mediaType: string; bytes: Buffer<ArrayBuffer> },
  requestId: string,
): Response {
  const headers = Object.assign(headersOf(requestId, PRIVATE), {
    'content-type': file.mediaType,
    'content-disposition': `attachment; filename="${file.name}"`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
  return new Response(file.bytes, { headers });
}

/** A picture of the shop: encoded again when it came, under a name that no other picture gets. */
export function respondPicture(file: { mediaType: string; bytes: Buffer<ArrayBuffer> }, requestId: string): Response {
  const headers = Object.assign(headersOf(requestId, 'public, max-age=31536000, immutable'), {
    'content-type': file.mediaType,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
  });
  return new Response(file.bytes, { headers });
}

/**
 * A redirect that browsers do not remember and search engines do not list.
 * @throws TypeError for a text that is not an address
 */
export function respondRedirect(location: string, requestId: string): Response {
  // a stored address can hold characters that no header allows; `href` is ASCII without control characters
  const { href } = new URL(location);
  const headers = Object.assign(headersOf(requestId, PRIVATE), { location: href, 'x-robots-tag': 'noindex' });
  return new Response(null, { status: 302, headers });
}

/** The headers of a paged list (docs/product/api.md#lists). */
export function totalHeaders({ totalPages, totalCount }: Pick<Page<unknown>, 'totalPages' | 'totalCount'>): Headers {
  return { 'x-total-pages': String(totalPages), 'x-total-count': String(totalCount) };
}

/** A response that is ready, in the best encoding that the caller accepts; 304 where the caller has it already. */
export async function respondCached(
  { body, headers: more }: CachedResponse,
  context: RequestContext,
): Promise<Response> {
  const selected = await selectBody(body, (name) => context.header(name));
  const headers = Object.assign(headersOf(context.id, PUBLIC), more, selected.headers);
  if (selected.unchanged) return new Response(null, { status: 304, headers: headersAgain(headers) });
  return new Response(selected.bytes, { headers });
}

/** The error envelope. */
export function respondError({ status, message, errors, details }: HttpError, requestId: string): Response {
  const headers = headersOf(requestId, PRIVATE);
  if (details.retryAfterSeconds !== undefined) headers['retry-after'] = String(details.retryAfterSeconds);
  if (details.allow !== undefined) headers.allow = details.allow;
  // do not wait for the rest of a slow body
  if (status === 408) headers.connection = 'close';
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  return new Response(JSON.stringify({ status, message, errors, reason: details.reason }), { status, headers });
}
