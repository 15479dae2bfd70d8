import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { createBodyShares } from '../limits/bodyShares.ts';
import type { Services } from '../services/openServices.ts';
import { sendPieces } from '../testing/sendPieces.ts';
import { RequestContext } from './RequestContext.ts';
import { MAX_BODY_BYTES, readJsonBody } from './readBody.ts';
import { readRequestBody } from './readRequestBody.ts';
import { startHost } from './startHost.ts';
import { toHttpError } from './toHttpError.ts';

const bounds = { bodies: 10, bytes: 1_000_000 };
const shares = createBodyShares({ ...bounds, perKey: bounds });
let port: number;

// responds with what it read, or with the status of the refusal
const echo = new Hono().post('/', async (context) => {
  await Promise.resolve();
  const call = new RequestContext(context, {} as Services, 0);
  const read = readRequestBody(call, { maxBytes: MAX_BODY_BYTES, shares }).then((sent) => readJsonBody(call, sent));
  return context.json(await read.catch((error: unknown) => toHttpError(error, false).status));
});

beforeAll(async () => {
  const host = await startHost({ port: 0, fetch: echo.fetch });
  port = host.port;
  return () => host.close();
});

const PAUSE_MS = 20;
const CLOSE = '\r\nConnection: close';

const headOf = (headers: string) =>
  `POST / HTTP/1.1\r\nHost: potli.test\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`;
const announced = (body: string, more = '') => headOf(`Content-Length: ${Buffer.byteLength(body)}${more}`);
const chunked = headOf(`Transfer-Encoding: chunked${CLOSE}`);

/**
 * Sends the pieces one by one over one connection, which the last request closes. Returns the bodies of all responses.
 */
async function send(...pieces: string[]): Promise<unknown[]> {
  const answers = (await sendPieces(port, pieces, PAUSE_MS)).split('HTTP/1.1 ').slice(1);
  return answers.map((answer) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as unknown);
}

const body = '{"name":"मीना"}';
const value = { name: 'मीना' };

it.each([
  ['with its head', [announced(body, CLOSE) + body]],
  ['after its head', [announced(body, CLOSE), body]],
  ['in two pieces', [announced(body, CLOSE) + body.slice(0, 4), body.slice(4)]],
  ['in chunks', [chunked, `8\r\n{"name":\r\n`, `e\r\n"मीना"\r\n`, `1\r\n}\r\n0\r\n\r\n`]],
])('reads a body that comes %s', async (_, pieces) => {
  await expect(send(...pieces)).resolves.toEqual([value]);
});

it('reads several bodies in one packet, each for its own request', async () => {
  const other = '{"name":"Asha"}';
  const both = announced(body) + body + announced(other, CLOSE) + other;
  await expect(send(both)).resolves.toEqual([value, { name: 'Asha' }]);
});

it('keeps the connection open for the next call', async () => {
  await expect(send(announced(body) + body, announced(body, CLOSE) + body)).resolves.toEqual([value, value]);
});

it.each([
  ['nothing', '', 400],
  ['half a value', '{"name":', 400],
])('refuses %s', async (_, sent, status) => {
  await expect(send(announced(sent, CLOSE) + sent)).resolves.toEqual([status]);
  await expect(send(chunked + inChunks(sent))).resolves.toEqual([status]);
});

it('a slow body is dropped when others need its memory, and is asked to send again', async () => {
  // twelve, where ten have room: the others are cut off when they took too long
  const slow = Array.from({ length: 12 }, () => send(announced(body, CLOSE)));
  await expect(Promise.any(slow)).resolves.toEqual([408]);
  await expect(Promise.all(slow.slice(0, 2))).resolves.toEqual([[408], [408]]);
  expect(await send(announced(body, CLOSE) + body)).toEqual([value]);
});

it('refuses more than 100 kB without a length', async () => {
  await expect(send(chunked + inChunks(JSON.stringify('x'.repeat(100_001))))).resolves.toEqual([413]);
});

function inChunks(sent: string): string {
  return `${sent ? `${sent.length.toString(16)}\r\n${sent}\r\n` : ''}0\r\n\r\n`;
}
