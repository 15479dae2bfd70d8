import type { ServerOptions } from 'node:http';

/**
 * Limits and deadlines of the HTTP server: Node's own let hundreds of slow senders hold sockets for minutes. Two minutes
 * are for files; `hurryBodies` allows all others ten seconds.
 */
export const serverOptions = {
  /** Bytes of a request's line and headers together; what is longer hears 431. Browsers send a tenth of it. */
  maxHeaderSize: 8_192,
  headersTimeout: 5_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 1_000,
} satisfies ServerOptions;
