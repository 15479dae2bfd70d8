import { incomingOf, isLoopback } from '@potli/server';
import type { Context } from 'hono';

/** A request of this machine that calls it by its own name: a foreign site could point a name of its own at it. */
export function isLocal(context: Context): boolean {
  const host = URL.parse(`http://${context.req.header('host') ?? ''}`)?.hostname;
  return isLoopback(incomingOf(context)?.socket.remoteAddress) && isLoopback(host);
}
