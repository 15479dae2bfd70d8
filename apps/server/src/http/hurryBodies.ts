import type { IncomingMessage, Server } from 'node:http';

const TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';
/** Where files come in, which take as long as a phone in a train needs. */
const FILES = /\/uploads$/;

/**
 * Gives up on senders who dawdle over their bodies, files excepted: Node has one deadline for all requests of a server,
 * and one that lets 5 MB in would let anybody hold a connection for as long.
 */
export function hurryBodies(server: Server, afterMs = 10_000): void {
  server.prependListener('request', (request: IncomingMessage) => {
    if (!hasBody(request) || FILES.test(request.url ?? '')) return;
    const timer = setTimeout(() => giveUp(request), afterMs);
    request.once('close', () => clearTimeout(timer));
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function giveUp({ complete, socket }: IncomingMessage): void {
  if (complete) return;
  socket.write(TIMEOUT);
  socket.destroySoon();
}
