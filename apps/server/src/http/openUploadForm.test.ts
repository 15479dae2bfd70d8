import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { sendPieces } from '../testing/sendPieces.ts';
import type { MinDataRate } from './createBodyReader.ts';
import { openUploadForm } from './openUploadForm.ts';
import { toHttpError } from './toHttpError.ts';

const HEAD = 'POST /uploads?ticket=t HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n';
const FILE = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Responds with the status and the number of bytes of the form. */
async function serve(minRate: MinDataRate): Promise<number> {
  const server = createServer((incoming, outgoing) => {
    const request = new Request(`http://x${incoming.url}`, { method: 'POST' });
    const header = (name: string) => incoming.headers[name]?.toString();
    const status = openUploadForm({ request, incoming, header }, { minRate })
      .file()
      .then(({ bytes }) => `200 ${bytes.length}`)
      .catch((error: unknown) => String(toHttpError(error, true).status));
    void status.then((text) => outgoing.setHeader('connection', 'close').end(text));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return (server.address() as AddressInfo).port;
}

describe('a sender', () => {
  const slow = { stallMs: 60_000, graceMs: 60_000, bytesPerSecond: 1 };

  it('that pauses too long is cut off', async () => {
    const port = await serve({ ...slow, stallMs: 50 });
    const answer = await sendPieces(port, [`${HEAD}Transfer-Encoding: chunked\r\n\r\n`, chunk(FILE)]);
    expect(answer).toMatch(/\r\n408$/);
  });

  it('that sends too slowly is cut off', async () => {
    const port = await serve({ stallMs: 60_000, graceMs: 100, bytesPerSecond: 1_000_000 });
    const drops = Array.from({ length: 20 }, () => chunk('x'));
    const answer = await sendPieces(port, [`${HEAD}Transfer-Encoding: chunked\r\n\r\n`, chunk(FILE), ...drops], 20);
    expect(answer).toMatch(/\r\n408$/);
  });

  it('that is slow but steady can finish', async () => {
    const port = await serve({ stallMs: 60_000, graceMs: 60_000, bytesPerSecond: 1 });
    const drops = Array.from({ length: 10 }, () => chunk('x'));
    const end = chunk('\r\n--x--\r\n') + chunk('');
    const answer = await sendPieces(port, [`${HEAD}Transfer-Encoding: chunked\r\n\r\n`, chunk(FILE), ...drops, end], 5);
    expect(answer).toMatch(/\r\n200 10$/);
  });
});
