import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { sendPieces } from '../testing/sendPieces.ts';
import { limitBodyTime } from './bodyTimeout.ts';

const HURRY_MS = 40;

async function startServer(): Promise<number> {
  const server = createServer((request, response) => {
    request.on('error', () => {});
    request.once('end', () => response.end('whole'));
    request.resume();
  });
  limitBodyTime(server, HURRY_MS);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Sends a body in two halves, the second after the deadline of small bodies. */
function sendSlowly(port: number, path: string): Promise<string> {
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 4\r\n\r\n`;
  return sendPieces(port, [`${head}ab`, 'cd'], HURRY_MS * 5);
}

it('closes a connection with a slow body', async () => {
  await expect(sendSlowly(await startServer(), '/api/login')).resolves.toMatch(/^HTTP\/1\.1 408 /);
});

it('waits for a file', async () => {
  const answer = await sendSlowly(await startServer(), '/api/uploads');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('whole');
});

it('leaves a complete request alone', async () => {
  const port = await startServer();
  const answer = await fetch(`http://127.0.0.1:${port}/api/login`, { method: 'POST', body: 'whole' });
  await sleep(HURRY_MS * 2);
  await expect(answer.text()).resolves.toBe('whole');
});
