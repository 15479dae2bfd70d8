import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import type { ProblemError } from '../problem.ts';
import { toCall } from './Call.ts';
import { readJsonBody } from './readBody.ts';
import { startHost } from './startHost.ts';

let port: number;

// says what it read, or the status that it would refuse it with
const echo = new Hono().post('/', async (context) => {
  await Promise.resolve();
  const read = readJsonBody(toCall(context, {}, 0));
  return context.json(await read.catch((error: unknown) => (error as ProblemError).status));
});

beforeAll(async () => {
  const host = await startHost({ port: 0, fetch: echo.fetch });
  port = host.port;
  return () => host.close();
});

const headOf = (headers: string) =>
  `POST / HTTP/1.1\r\nHost: potli.test\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`;
const announced = (body: string) => headOf(`Content-Length: ${Buffer.byteLength(body)}`);

/** Sends each piece by itself over one connection, and answers what the bodies of that many answers say. */
async function send(pieces: readonly string[], answers = 1): Promise<unknown[]> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let text = '';
  const bodies = () => Array.from(text.matchAll(/\r\n\r\n([^\r]*?)(?=HTTP\/1\.1|$)/g), ([, body = '']) => body);
  const done = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (bodies().filter(Boolean).length === answers) resolve();
    });
  });
  for (const piece of pieces) {
    socket.write(piece);
    await sleep(20);
  }
  await done;
  socket.destroy();
  return bodies().map((body) => JSON.parse(body) as unknown);
}

const body = '{"name":"मीना"}';
const value = { name: 'मीना' };

it.each([
  ['with its head', [announced(body) + body]],
  ['after its head', [announced(body), body]],
  ['in two pieces', [announced(body) + body.slice(0, 4), body.slice(4)]],
  ['in chunks', [headOf('Transfer-Encoding: chunked'), `6\r\n{"a":1\r\n`, `1\r\n}\r\n0\r\n\r\n`]],
])('reads a body that comes %s', async (_, pieces) => {
  await expect(send(pieces)).resolves.toEqual([pieces.length === 3 ? { a: 1 } : value]);
});

it('reads bodies that come one behind the other in one packet, each for its own call', async () => {
  const other = '{"name":"Asha"}';
  const both = announced(body) + body + announced(other) + other;
  await expect(send([both], 2)).resolves.toEqual([value, { name: 'Asha' }]);
});

it('keeps the connection open for the next call', async () => {
  await expect(send([announced(body) + body, announced(body) + body], 2)).resolves.toEqual([value, value]);
});

it.each([
  ['nothing', '', 400],
  ['half a value', '{"name":', 400],
  ['more than 100 kB', JSON.stringify('x'.repeat(100_001)), 413],
])('refuses %s', async (_, sent, status) => {
  const chunked = `${sent.length.toString(16)}\r\n${sent}\r\n${sent ? '0\r\n\r\n' : '\r\n'}`;
  await expect(send([headOf('Transfer-Encoding: chunked') + chunked])).resolves.toEqual([status]);
  if (status === 400) await expect(send([announced(sent) + sent])).resolves.toEqual([status]);
});
