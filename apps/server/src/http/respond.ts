import type { Page } from '@potli/api';
import type { ProblemError } from '../problem.ts';
import type { CachedAnswer } from './CachedAnswer.ts';

type Headers = Record<string, string>;

const COMMON: Headers = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
const PRIVATE: Headers = { ...COMMON, 'cache-control': 'no-store' };
/** Kept by browsers, but asked about each time: a new catalogue shows at once. */
const PUBLIC: Headers = { ...COMMON, 'cache-control': 'public, no-cache', vary: 'accept-encoding' };

/** A fresh answer: never kept by anyone. */
export function respond(value: unknown, paged: boolean, extra: Headers): Response {
  if (!paged) return new Response(JSON.stringify(value), { headers: { ...PRIVATE, ...extra } });
  const page = value as Page<unknown>;
  const headers = { ...PRIVATE, ...totalHeaders(page), ...extra };
  return new Response(JSON.stringify(page.rows), { headers });
}

/** The headers of a paged list (decisions, wire shapes). */
export function totalHeaders({ totalPages, totalCount }: Pick<Page<unknown>, 'totalPages' | 'totalCount'>): Headers {
  return { 'x-total-pages': String(totalPages), 'x-total-count': String(totalCount) };
}

/** A ready answer in the best encoding that the caller takes, or 304 where it has it already. */
export function respondCached(answer: CachedAnswer, request: Request, extra: Headers): Response {
  const encoding = preferredEncoding(request.headers.get('accept-encoding') ?? '');
  const tag = answer.etag.slice(1, -1);
  // another encoding is another sequence of bytes, so a strong validator has to differ
  const etag = encoding ? `"${tag}-${encoding}"` : answer.etag;
  const headers: Headers = { ...PUBLIC, ...answer.headers, ...extra, etag };
  if (request.headers.get('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers });
  if (encoding) headers['content-encoding'] = encoding;
  return new Response(encoding ? answer[encoding] : answer.json, { headers });
}

function preferredEncoding(accepted: string): 'br' | 'gzip' | undefined {
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : undefined;
}

function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, weight] = part.trim().split(/\s*;\s*/);
    return name === encoding && !/^q=0(\.0*)?$/.test(weight ?? '');
  });
}

/** The error envelope. */
export function respondProblem(problem: ProblemError, extra: Headers): Response {
  const { status, message, errors, details } = problem;
  const headers: Headers = { ...PRIVATE, ...extra };
  if (details.retryAfterSeconds !== undefined) headers['retry-after'] = String(details.retryAfterSeconds);
  if (details.allow !== undefined) headers.allow = details.allow;
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  return new Response(JSON.stringify({ status, message, errors }), { status, headers });
}
