import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { hurryBodies } from './hurryBodies.ts';
import { serverOptions } from './serverOptions.ts';

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
}

/** Listens with the deadlines of `serverOptions`. @throws when the port is taken or the address is another machine's */
export async function startHost({ fetch, port, host }: HostOptions): Promise<Host> {
  const server = serve({ fetch, port, hostname: host, serverOptions }) as Server;
  hurryBodies(server);
  await new Promise<void>((resolve, reject) => {
    if (server.listening) resolve();
    server.once('listening', resolve);
    server.once('error', reject);
  });
  return { port: (server.address() as AddressInfo).port, close: () => drain(server) };
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
