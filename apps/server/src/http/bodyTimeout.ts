import type { IncomingMessage, Server } from 'node:http';

const TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';
/** Where files come in, which take as long as a phone in a train needs. */
const FILES = /\/uploads(?:\?|$)/;

/**
 * Gives up on senders who dawdle over their bodies, files excepted: Node has one deadline for all requests of a server,
 * and one that lets 5 MB in would let anybody hold a connection for as long.
 */
export function limitBodyTime(server: Server, afterMs = 10_000): void {
  let begun: IncomingMessage[] = [];

  // most bodies come with their head: only those that did not are worth a timer
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
