import { once } from 'node:events';
import { createServer } from 'node:net';

interface Address {
  /** 0: any free port, which is never taken. */
  port: number;
  /** Address or name to listen on; absent: all addresses of the machine. */
  host?: string;
}

/**
 * Asks for a port before a host starts its database, which takes seconds and would have to be stopped again.
 * @throws with the code `EADDRINUSE` when the port is taken; as `startHost` when the address belongs to another machine
 */
export async function refuseTakenPort({ port, host }: Address): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
