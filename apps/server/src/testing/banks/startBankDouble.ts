import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BankWebhook } from '../../domain/payouts/transfers/BankPort.ts';

/** What happens to the next request for a transfer, in place of a clear answer. `After`: when it was accepted. */
export type BankFault = 'busy' | 'fails' | 'failsAfter' | 'drops' | 'dropsAfter' | 'hangs' | 'garbles' | 'redirects';

export type BankOutcome = 'sent' | 'failed' | 'returned';

export interface BankDouble {
  url: string;
  /** One for each of the next requests for a transfer. */
  faults: BankFault[];
  /** Methods and paths that were asked for. */
  asked: string[];
  /** How many transfers there are for a payout. */
  countOf(payoutId: string): number;
  /** What left the bank for a payout and did not come back (paise). */
  paidFor(payoutId: string): bigint;
  /** Lets the transfer of a payout end, perhaps with another amount. */
  decide(payoutId: string, outcome: BankOutcome, amountPaise?: bigint): void;
  /** The signed report of the bank about a payout. */
  webhookOf(payoutId: string, secret?: string): BankWebhook;
  close(): Promise<void>;
}

export interface DoubleRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

export interface DoubleAnswer {
  status: number;
  body: unknown;
}

interface DoubleParts {
  isTransfer(request: DoubleRequest): boolean;
  answer(request: DoubleRequest): DoubleAnswer;
}

/** The server of a bank on this machine, which disturbs requests for transfers as the test says. */
export async function startBankDouble({ isTransfer, answer }: DoubleParts) {
  const faults: BankFault[] = [];
  const asked: string[] = [];

  function respond(request: DoubleRequest, response: ServerResponse): void {
    const fault = isTransfer(request) ? faults.shift() : undefined;
    if (fault === 'hangs') return;
    if (fault === 'drops') return void response.destroy();
    if (fault === 'busy') return void response.writeHead(429, { 'retry-after': '1' }).end('{"error":{}}');
    if (fault === 'fails') return void response.writeHead(500).end('{"error":{}}');
    if (fault === 'redirects') return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    const { status, body } = answer(request);
    if (fault === 'dropsAfter') return void response.destroy();
    if (fault === 'failsAfter') return void response.writeHead(502).end('<html>');
    const text = JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(fault === 'garbles' ? text.slice(0, text.length / 2) : text);
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://bank.example');
      const text = Buffer.concat(chunks).toString();
      const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
      asked.push(`${request.method} ${url.pathname}`);
      respond({ method: request.method ?? '', url, headers: request.headers, body }, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
