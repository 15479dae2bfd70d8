import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

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
    pages.set(path, brotliCompressSync(withoutScripts(html)));
  }
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
      return;
    }
    void handOn(`${site}${request.url}`).then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'public, max-age=3600' }).end(body);
    });
  });
  return { url: `http://localhost:${await listen(server)}`, close: () => server.close() };
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}

async function handOn(address: string) {
  const answer = await fetch(address);
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, () => resolve((server.address() as AddressInfo).port)));
}
