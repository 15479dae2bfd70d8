import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { textBody } from '@potli/server';

/** A plain server of the same pages without any script. */
export interface StaticTwin {
  url: string;
  close(): void;
}

/**
 * The fastest that a page could be: its own HTML, with the same pictures, styles and fonts, but without scripts.
 * @param site - address of the running site, whose files it serves unchanged
 */
export async function startStaticTwin(site: string, paths: readonly string[]): Promise<StaticTwin> {
  const pages = new Map<string, Buffer>();
  for (const path of paths) {
    const html = await (await fetch(site + path)).text();
    // compressed as the site does it
    const bytes = await textBody(withoutScripts(html), {}).make?.('br');
    if (bytes) pages.set(path, bytes);
  }
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
      return;
    }
    handOn(site, request, response);
  });
  return { url: `http://localhost:${await listen(server)}`, close: () => server.close() };
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}

/** As the site sends it: compressed files stay so, and are cached as long. */
function handOn(site: string, { url = '/', headers }: IncomingMessage, response: ServerResponse): void {
  const { hostname, port } = new URL(site);
  get({ hostname, port, path: url, headers: { 'accept-encoding': headers['accept-encoding'] } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  }).once('error', () => response.destroy());
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, () => resolve((server.address() as AddressInfo).port)));
}
