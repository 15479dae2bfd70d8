import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { addressesOfThisMachine } from '../testing/addressesOfThisMachine.ts';
import { sendPieces } from '../testing/sendPieces.ts';
import { startHost } from './startHost.ts';

it('finishes running requests before it closes, and takes no new ones', async () => {
  const host = await startHost({
    port: 0,
    fetch: async () => {
      await sleep(200);
      return new Response('done');
    },
  });
  const answer = fetch(`http://127.0.0.1:${host.port}/`);
  await sleep(50);
  const closed = host.close();
  await expect((await answer).text()).resolves.toBe('done');
  await closed;
  await expect(fetch(`http://127.0.0.1:${host.port}/`)).rejects.toThrow();
});

it('behind a proxy says that it leaves before it does, and answers calls meanwhile', async () => {
  const host = await startHost({ port: 0, isBehindProxy: true, fetch: () => new Response('done') });
  const ask = (path: string) => fetch(`http://127.0.0.1:${host.port}${path}`);
  await expect(ask('/api/health/live')).resolves.toMatchObject({ status: 200 });
  const closed = host.close();
  for (let round = 0; round < 4; round += 1) {
    await expect(ask('/api/health/live')).resolves.toMatchObject({ status: 503 });
    const answer = await ask('/api/stores');
    expect(answer.headers.get('connection')).toBe('close');
    await expect(answer.text()).resolves.toBe('done');
    await sleep(500);
  }
  await closed;
  await expect(ask('/')).rejects.toThrow();
});

it('leaves jobs and database three of the ten seconds after which engines kill, whatever callers do', async () => {
  async function close(isBehindProxy: boolean): Promise<number> {
    const host = await startHost({ port: 0, isBehindProxy, fetch: () => new Promise<Response>(() => {}) });
    const call = fetch(`http://127.0.0.1:${host.port}/`).catch(() => 'cut');
    await sleep(50);
    const startMs = performance.now();
    await host.close();
    await expect(call).resolves.toBe('cut');
    return performance.now() - startMs;
  }
  expect(Math.max(...(await Promise.all([close(false), close(true)])))).toBeLessThan(7_500);
}, 15_000);

it('says that a port is taken', async () => {
  const fetch = () => new Response('ok');
  const host = await startHost({ port: 0, fetch });
  onTestFinished(() => host.close());
  await expect(startHost({ port: host.port, fetch })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

it('listens on the address given, and on no other', async () => {
  const fetch = () => new Response('ok');
  const host = await startHost({ port: 0, host: '127.0.0.1', fetch });
  onTestFinished(() => host.close());
  const url = (address: string) => `http://${address}:${host.port}/`;
  await expect((await globalThis.fetch(url('localhost'))).text()).resolves.toBe('ok');
  for (const address of ['[::1]', ...addressesOfThisMachine()]) {
    await expect(globalThis.fetch(url(address)), address).rejects.toThrow();
  }
});

it('listens on all addresses where none is given', async () => {
  const host = await startHost({ port: 0, fetch: () => new Response('ok') });
  onTestFinished(() => host.close());
  for (const address of ['localhost', ...addressesOfThisMachine()]) {
    const answer = await fetch(`http://${address}:${host.port}/`);
    await expect(answer.text(), address).resolves.toBe('ok');
  }
});

it('survives data that is not HTTP', async () => {
  const host = await startHost({ port: 0, fetch: () => new Response('ok') });
  onTestFinished(() => host.close());
  const close = 'Host: a\r\nConnection: close\r\n\r\n';
  for (const bytes of [
    '\0\0\0\r\n\r\n',
    `GET /\0 HTTP/1.1\r\n${close}`,
    `TRACE / HTTP/1.1\r\n${close}`,
    `GET * HTTP/1.1\r\n${close}`,
  ]) {
    expect(await sendPieces(host.port, [bytes])).toMatch(/^HTTP\/1\.1 [24]/);
  }
  await expect((await fetch(`http://127.0.0.1:${host.port}/`)).text()).resolves.toBe('ok');
});

it('does not wait for slow senders', async () => {
  const host = await startHost({ port: 0, fetch: () => new Response('ok') });
  onTestFinished(() => host.close());
  await expect(sendPieces(host.port, ['GET / HTTP/1.1\r\nHost:'])).resolves.toMatch(/^HTTP\/1\.1 408/);
}, 15_000);
