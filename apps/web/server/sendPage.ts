import { headersAgain, selectBody } from '@potli/server';
import type { Context } from 'hono';
import type { Page } from './Page.ts';

/** Answers with a page in the best encoding that the browser accepts, or with 304 if it has the same page. @param id of the request, where it has one */
export async function sendPage(context: Context, { status, headers, body }: Page, id?: string): Promise<Response> {
  const selected = await selectBody(body, (name) => context.req.header(name));
  const all: Record<string, string> = { ...headers, ...selected.headers, 'x-content-type-options': 'nosniff' };
  if (id !== undefined) all['x-request-id'] = id;
  if (status === 200 && selected.unchanged) return new Response(null, { status: 304, headers: headersAgain(all) });
  const length = { 'content-length': String(selected.bytes.length) };
  return new Response(context.req.method === 'HEAD' ? null : selected.bytes, {
    status,
    headers: { ...all, ...length },
  });
}
