import type { Server, ServerOptions, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { limitBodyTime } from './bodyTimeout.ts';

type Fetch = Parameters<typeof serve>[0]['fetch'];

export interface Host {
  port: number;
  /** Accepts nothing new and waits for what is under way, at most eight seconds. */
  close(): Promise<void>;
}

const DRAIN_MS = 8_000;

interface HostOptions {
  fetch: Fetch;
  /** 0: a free one. */
  port: number;
  /** Address or name to listen on; absent: all addresses of the machine. */
  host?: string;
  /** The address by which members reach the host; absent where that is plain http. */
  publicUrl?: string;
}

/** Listens with the limits of `serverOptions`. @throws when the port is taken or the address is another machine's */
export async function startHost({ fetch, port, host, publicUrl = '' }: HostOptions): Promise<Host> {
  const server = serve({ fetch, port, hostname: host, serverOptions }) as Server;
  addHeaders(server, transportHeaders(publicUrl));
  limitBodyTime(server);
  await new Promise<void>((resolve, reject) => {
    if (server.listening) resolve();
    server.once('listening', resolve);
    server.once('error', reject);
  });
  return { port: (server.address() as AddressInfo).port, close: () => drain(server) };
}

/** To every answer: an answer's own headers are written over these. */
export function addHeaders(server: Server, headers: Readonly<Record<string, string>>): void {
  const entries = Object.entries(headers);
  // Headers set one by one cost each answer a little.
  if (entries.length === 0) return;
  server.prependListener('request', (_request, response: ServerResponse) => {
    for (const [name, value] of entries) response.setHeader(name, value);
  });
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // a connection kept alive becomes idle only after its answer
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}

/**
 * Limits and deadlines of the HTTP server: Node's own let hundreds of slow senders hold sockets for minutes. Two minutes
 * are for files; `limitBodyTime` allows all others ten seconds.
 */
export const serverOptions = {
  /** Bytes of a request's line and headers together; what is longer hears 431. Browsers send a tenth of it. */
  maxHeaderSize: 8_192,
  headersTimeout: 5_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 1_000,
} satisfies ServerOptions;

const YEAR_SECONDS = 31_536_000;

/**
 * Headers of every answer of a host, whatever is answered. A shop that members reach by https is never to be asked for
 * by http again; its neighbours on other subdomains are not ours to promise for.
 */
export function transportHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {};
}
