import { expect, it, onTestFinished } from 'vitest';
import { sendPieces } from '../testing/sendPieces.ts';
import { startHost } from './startHost.ts';

const answers: Record<string, () => Response> = {
  'an answer': () => new Response('ok'),
  'an answer with headers of its own': () => new Response('{}', { headers: { 'content-type': 'application/json' } }),
  'no body': () => new Response(null, { status: 304 }),
  'a failure': () => {
    throw new Error('broken');
  },
};

async function headersOf(publicUrl: string | undefined, fetch: () => Response): Promise<string> {
  const host = await startHost({ port: 0, fetch, publicUrl });
  onTestFinished(() => host.close());
  return (await sendPieces(host.port, ['GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'])).toLowerCase();
}

it.each(Object.entries(answers))('%s of an https shop is never to be asked for by http', async (_name, answer) => {
  const head = await headersOf('https://potli.example', answer);
  expect(head).toContain('strict-transport-security: max-age=31536000\r\n');
});

it.each([undefined, 'http://localhost:3000'])('a host at %s promises nothing', async (publicUrl) => {
  expect(await headersOf(publicUrl, () => new Response('ok'))).not.toContain('strict-transport-security');
});

it.each([
  ['one header', (size: number) => `GET / HTTP/1.1\r\nHost: a\r\nx: ${'x'.repeat(size)}\r\n\r\n`],
  ['its address', (size: number) => `GET /${'x'.repeat(size)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ['many headers', (size: number) => `GET / HTTP/1.1\r\nHost: a\r\n${'a: b\r\n'.repeat(size / 6)}\r\n`],
])('headers above 8 kB are refused unread, for %s', async (_name, head) => {
  let called = 0;
  const host = await startHost({
    port: 0,
    fetch: () => {
      called += 1;
      return new Response('ok', { headers: { connection: 'close' } });
    },
  });
  onTestFinished(() => host.close());
  await expect(sendPieces(host.port, [head(9_000)])).resolves.toMatch(/^HTTP\/1\.1 431/);
  expect(called).toBe(0);
  await expect(sendPieces(host.port, [head(4_000)])).resolves.toMatch(/^HTTP\/1\.1 200/);
});
