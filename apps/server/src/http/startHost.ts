import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { basePathOf, withoutBase } from '../settings/basePathOf.ts';
import { limitBodyTime } from './bodyTimeout.ts';

type Fetch = Parameters<typeof serve>[0]['fetch'];

export interface Host {
  port: number;
  /**
   * Accepts no new connection and waits for running requests, at most seven seconds. Behind a proxy it says for the first three of them that it
   * leaves, and answers everything else: a connection that the system has accepted and the host has not would be reset, with the call on it.
   */
  close(): Promise<void>;
}

/** Container engines kill after ten seconds; jobs and the database need the rest. */
const DRAIN_MS = 7_000;
/** A proxy that asks each second has noticed twice by then (ms). */
const LEAVE_MS = 3_000;
const LIVE = /\/health\/live(\?|$)/;

interface HostOptions {
  fetch: Fetch;
  /** 0: any free port. */
  port: number;
  /** Address or name to listen on; absent: all addresses of the machine. */
  host?: string;
  /** The address by which members reach the host; absent for plain http. */
  publicUrl?: string;
  /** Whether a proxy asks `health/live` and can send calls to another host. */
  isBehindProxy?: boolean;
}

/**
 * Listens with the limits of `serverOptions`. @throws when the port is taken or the address belongs to another machine
 */
export async function startHost({
  fetch,
  port,
  host,
  publicUrl = '',
  isBehindProxy = false,
}: HostOptions): Promise<Host> {
  const server = serve({ fetch, port, hostname: host, serverOptions }) as Server;
  takeOffBase(server, basePathOf(publicUrl) ?? '');
  addHeaders(server, transportHeaders(publicUrl));
  limitBodyTime(server);
  await new Promise<void>((resolve, reject) => {
    if (server.listening) resolve();
    server.once('listening', resolve);
    server.once('error', reject);
  });
  return { port: (server.address() as AddressInfo).port, close: () => (isBehindProxy ? leave(server) : drain(server)) };
}

/** Adds headers to every response; headers of the response itself replace them. */
export function addHeaders(server: Server, headers: Readonly<Record<string, string>>): void {
  const entries = Object.entries(headers);
  // a listener costs each response a little
  if (entries.length === 0) return;
  server.prependListener('request', (_request, response: ServerResponse) => {
    for (const [name, value] of entries) response.setHeader(name, value);
  });
}

/** Serves a shop whose address has a path as if it had none. */
function takeOffBase(server: Server, base: string): void {
  if (base === '') return;
  server.prependListener('request', (request) => {
    request.url = withoutBase(request.url ?? '/', base);
  });
}

/** Says that it leaves, until no proxy sends calls any more. */
async function leave(server: Server): Promise<void> {
  const answer = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    // a proxy that reuses connections must not use this one again
    response.setHeader('connection', 'close');
    if (LIVE.test(request.url ?? '')) return void response.writeHead(503, { 'retry-after': '5' }).end();
    for (const listener of answer) listener.call(server, request, response);
  });
  await pause(LEAVE_MS);
  await drain(server, DRAIN_MS - LEAVE_MS);
}

async function drain(server: Server, limitMs = DRAIN_MS): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // a kept-alive connection is idle only after its response
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}

/**
 * Limits of the HTTP server: with Node's defaults hundreds of slow senders can hold sockets for minutes. Two minutes
 * are for uploads; `limitBodyTime` gives all other bodies ten seconds.
 */
export const serverOptions = {
  /** Bytes of the request line and all headers; above it Node responds with 431. Browsers send a tenth of it. */
  maxHeaderSize: 8_192,
  headersTimeout: 5_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 1_000,
} satisfies ServerOptions;

const YEAR_SECONDS = 31_536_000;

/**
 * Headers of every response of a host. A browser that reached the shop over https never uses plain http for it again.
 * Other subdomains are not included, because they may belong to others.
 */
export function transportHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {};
}
