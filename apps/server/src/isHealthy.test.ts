import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDataDir } from './testing/createDataDir.ts';

const TOKEN = 'a token of monitors with 32 signs';
const server = createServer(({ url, headers }, response) => {
  const isKnown = headers.authorization === `Bearer ${TOKEN}`;
  response.writeHead(url === '/health' && !isKnown ? 401 : url === '/ill' ? 503 : 200).end('{}');
});
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** @returns the code with which the check ends */
function check(what: string, more: NodeJS.ProcessEnv = {}): Promise<number | null> {
  const script = path.join(import.meta.dirname, 'isHealthy.ts');
  return new Promise((resolve) => {
    const { METRICS_TOKEN: _, PORT: _port, ...environment } = process.env;
    const child = execFile(process.execPath, [script, what], { env: { ...environment, ...more } }, () =>
      resolve(child.exitCode),
    );
  });
}

it('ends with 0 where all is well, and with 1 where it is not, or there is no answer', async () => {
  expect(await check(`${address}/well`)).toBe(0);
  expect(await check(`${address}/ill`)).toBe(1);
  expect(await check('http://127.0.0.1:1/')).toBe(1);
});

it('has the token of the environment, or of its file', async () => {
  const file = path.join(createDataDir(), 'token');
  writeFileSync(file, `${TOKEN}\n`);
  expect(await check(`${address}/health`)).toBe(1);
  expect(await check(`${address}/health`, { METRICS_TOKEN: TOKEN })).toBe(0);
  expect(await check(`${address}/health`, { METRICS_TOKEN_FILE: file })).toBe(0);
});

it('finds the shop and the worker by the ports and hosts of the environment', async () => {
  const { port: PORT } = new URL(address);
  expect(await check('shop', { PORT })).toBe(0);
  expect(await check('shop', { PORT, HOST: '0.0.0.0' })).toBe(0);
  expect(await check('shop', { PORT, HOST: '127.0.0.1' })).toBe(0);
  expect(await check('shop', { PORT: '1' })).toBe(1);
  expect(await check('worker', { METRICS_PORT: PORT, METRICS_HOST: '::', METRICS_TOKEN: TOKEN })).toBe(0);
  expect(await check('worker', { METRICS_PORT: PORT })).toBe(1);
});
