import type { IncomingMessage, Server } from 'node:http';

const TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';
/** Uploads: a file may take long on a slow mobile connection. */
const FILES = /\/uploads(?:\?|$)/;

/**
 * Closes a connection whose request body takes too long, except for uploads. Node has one deadline for all requests of
 * a server, and a deadline that is long enough for the largest file would let anyone hold a connection for that time.
 */
export function limitBodyTime(server: Server, afterMs = 10_000): void {
  let begun: IncomingMessage[] = [];

  // most bodies arrive with their headers: only the others need a timer
  function watchTheRest(): void {
    for (const request of begun) {
      if (request.complete || request.destroyed || FILES.test(request.url ?? '')) continue;
      const timer = setTimeout(() => giveUp(request), afterMs);
      request.once('close', () => clearTimeout(timer));
    }
    begun = [];
  }

  server.prependListener('request', (request: IncomingMessage) => {
    if (begun.length === 0) setImmediate(watchTheRest);
    begun.push(request);
  });
}

function giveUp({ complete, socket }: IncomingMessage): void {
  if (complete) return;
  socket.write(TIMEOUT);
  socket.destroySoon();
}
