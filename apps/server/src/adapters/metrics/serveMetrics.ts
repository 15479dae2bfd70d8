import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OperatorError } from '../../errors/OperatorError.ts';
import type { Metrics } from './createMetrics.ts';
import type { Health } from './readHealth.ts';

interface MetricsPlace {
  /** 0: any free port. */
  port: number;
  /** By default only this machine reaches them. */
  host: string;
  /** What a monitor sends as its bearer. Absent: no token is needed. */
  token?: string | undefined;
}

interface Monitored {
  metrics: Pick<Metrics, 'write' | 'contentType'>;
  readHealth(): Promise<Health>;
}

/**
 * Answers `/metrics` and `/health` on a port of its own: 401 without the token of the place, 503 where something of the health fails.
 * @throws OperatorError where the port is taken
 */
export async function serveMetrics({ metrics, readHealth }: Monitored, { port, host, token }: MetricsPlace) {
  const answers: Record<string, () => Promise<{ status: number; type: string; body: string }>> = {
    '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.write() }),
    '/health': async () => {
      const health = await readHealth();
      const status = health.status === 'healthy' ? 200 : 503;
      return { status, type: 'application/json', body: JSON.stringify(health) };
    },
  };
  const isAllowed = toGate(token);
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (!answer) return void response.writeHead(404).end();
    if (!isAllowed(request.headers.authorization)) {
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    }
    answer().then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
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

const hash = (text: string) => createHash('sha256').update(text).digest();

function toGate(token: string | undefined): (authorization: string | undefined) => boolean {
  if (token === undefined) return () => true;
  const expected = hash(`Bearer ${token}`);
  // of one length, so that the time reveals nothing
  return (authorization = '') => timingSafeEqual(hash(authorization), expected);
}
