import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

export type Answer = [status: number, body: unknown];

/** A server of JSON on this machine, on a free port or a given one, which can let answers go missing. */
export async function listen(answer: (asked: Asked) => Answer, port = 0) {
  const state = { drops: 0, dropsPosts: 0 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
      const { method = '', headers } = request;
      const [status, said] = answer({ method, headers, body, path: request.url ?? '' });
      if (state.drops > 0) {
        state.drops -= 1;
        return void response.destroy();
      }
      if (method === 'POST' && state.dropsPosts > 0) {
        state.dropsPosts -= 1;
        return void response.destroy();
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
