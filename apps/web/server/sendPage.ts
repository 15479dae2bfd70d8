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
  const encoding = (['br', 'gzip'] as const).find((each) => page[each] && accepted.includes(each));
  if (encoding) headers.set('content-encoding', encoding);
  const body = (encoding && page[encoding]) ?? page.plain;
  headers.set('content-length', String(body.length));
  return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(body), { status: page.status, headers });
}
