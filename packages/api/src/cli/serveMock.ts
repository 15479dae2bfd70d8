import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerRequest } from '../mock/answerRequest.ts';
import { createDemoRoutes } from '../mock/createDemoRoutes.ts';
import type { MockRoute } from '../mock/http/createRoutes.ts';
import { toOpenApi } from '../openapi.ts';

/** A mock host that listens. */
export interface MockServer {
  /** Address of the API host, without a trailing slash: `http://localhost:4010/api`. */
  address: string;
  /** Ends it, with all connections. */
  close(): Promise<void>;
}

const BASE = '/api';
/** The shop is open to this machine alone: its demo accounts are no secret. */
const LOOPBACK = '127.0.0.1';
/** More than the contract's largest body. */
const MAX_BODY_BYTES = 10_000_000;

/**
 * Serves the demo shop in memory over HTTP, to this machine only. What is saved is forgotten when it closes.
 * @param port - 0 takes one that is free
 * @throws an error with `code` EADDRINUSE where the port is taken
 */
export async function serveMock({ port = 0 }: { port?: number } = {}): Promise<MockServer> {
  let routes: readonly MockRoute[] = [];
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing, routes));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
  const site = `http://localhost:${(server.address() as AddressInfo).port}`;
  routes = createDemoRoutes({ nowMs: Date.now(), site });
  return {
    address: site + BASE,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(incoming: IncomingMessage, outgoing: ServerResponse, routes: readonly MockRoute[]) {
  try {
    await send(incoming, await answer(incoming, routes), outgoing);
  } catch (error) {
    // who closed the connection waits for no answer
    if (outgoing.destroyed) return;
    console.error(error);
    await send(incoming, problem(500, 'The mock failed. Its terminal says why.'), outgoing);
  }
}

async function answer(incoming: IncomingMessage, routes: readonly MockRoute[]): Promise<Response> {
  // what a browser asks before it sends a token to another origin
  if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 });
  const body = await readBody(incoming);
  if (!body) return problem(413, 'This is too large.');
  const request = toRequest(incoming, body);
  if (request.method === 'GET' && new URL(request.url).pathname === `${BASE}/openapi.json`)
    return Response.json(toOpenApi({ title: 'Potli API', version: '1', server: BASE }));
  return answerRequest(routes, BASE, request);
}

function toRequest({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer<ArrayBuffer>): Request {
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const takesBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${headers.host ?? LOOPBACK}`), {
    method,
    headers: given,
    ...(takesBody && { body }),
  });
}

/** The whole body; undefined where it is too large. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of incoming as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > MAX_BODY_BYTES) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** An app on another origin may read every answer. */
function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-methods': 'GET, POST, PUT',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key',
    'access-control-expose-headers': 'x-total-pages, x-total-count, x-request-id, retry-after',
    vary: 'origin',
  };
}

async function send(incoming: IncomingMessage, response: Response, outgoing: ServerResponse): Promise<void> {
  const headers = { ...Object.fromEntries(response.headers), ...corsHeaders(incoming) };
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, headers).end(body);
}

function problem(status: number, message: string): Response {
  return Response.json({ status, message, errors: [message] }, { status });
}
