import { once } from 'node:events';
import { createServer } from 'node:net';
import { OperatorError } from '../errors/OperatorError.ts';

interface Address {
  /** 0: any free port, which is never taken. */
  port: number;
  /** Address or name to listen on; absent: all addresses of the machine. */
  host?: string;
}

/**
 * Asks for a port before a host starts its database, which takes seconds and would have to be stopped again.
 * @throws with the code `EADDRINUSE` when the port is taken; OperatorError when the address is none of this machine
 */
export async function refuseTakenPort({ port, host }: Address): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error;
    // a name that nobody knows fails like that of a database
    const where = `${host ?? 'all addresses'}, port ${port}`;
    throw new OperatorError(`This machine cannot listen on ${where}: look at HOST and PORT.`, { cause: error });
  }
  server.close();
  await once(server, 'close');
}
