import type { Context } from 'hono';
import type { Page } from './pageCache.ts';

/** Answers with a page in the best encoding the browser takes, or with 304 where it has this very page. */
export function sendPage(context: Context, page: Page): Response {
  const headers = new Headers(page.headers);
  headers.set('etag', page.etag);
  headers.append('vary', 'accept-encoding');
  const known = context.req.header('if-none-match')?.split(/\s*,\s*/);
  if (page.status === 200 && known?.some((tag) => tag === page.etag || tag === `W/${page.etag}`)) {
    return new Response(null, { status: 304, headers });
  }
  const accepted = context.req.header('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain';
  if (encoding !== 'plain') headers.set('content-encoding', encoding);
  const body = page[encoding];
  headers.set('content-length', String(body.length));
  return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(body), { status: page.status, headers });
}
