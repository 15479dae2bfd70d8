import type { ServerOptions } from 'node:http';

/**
 * Deadlines of the HTTP server: Node's own let hundreds of slow senders hold sockets for minutes. Two minutes are for
 * files; `hurryBodies` allows all others ten seconds.
 */
export const serverOptions = {
  headersTimeout: 5_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 1_000,
} satisfies ServerOptions;
