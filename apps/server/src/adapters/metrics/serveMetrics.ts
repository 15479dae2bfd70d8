import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OperatorError } from '../../errors/OperatorError.ts';
import type { Metrics } from './createMetrics.ts';

interface MetricsPlace {
  /** 0: any free port. */
  port: number;
  /** Metrics have no password, so by default only this machine reaches them. */
  host: string;
}

/** Answers `/metrics` on a port of its own. @throws OperatorError where the port is taken */
export async function serveMetrics(metrics: Pick<Metrics, 'write' | 'contentType'>, { port, host }: MetricsPlace) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.write().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new OperatorError(`METRICS_PORT: ${port} cannot be listened on (${error.code}).`)),
    );
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
