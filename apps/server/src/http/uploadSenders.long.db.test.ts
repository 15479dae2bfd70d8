import { rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { TokenPair, UploadTicket } from '@potli/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDataDir } from '../testing/createDataDir.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { postJson } from '../testing/postJson.ts';
import { sampleSignup } from '../testing/sampleMember.ts';
import { samplePdf } from '../testing/sendFile.ts';
import { type ServerProcess, startServerProcess } from '../testing/startServerProcess.ts';

const dataDir = createDataDir();
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: ServerProcess;
const sockets: Socket[] = [];
let count = 0;

/** Upload ticket of a new member. */
async function newTicket(): Promise<UploadTicket> {
  count += 1;
  const signup = await fetch(`${server.url}/signup`, postJson(sampleSignup({ email: `sender${count}@mail.example` })));
  const { accessToken } = z.parse(TokenPair, await signup.json());
  const headers = { authorization: `Bearer ${accessToken}` };
  return z.parse(UploadTicket, await (await fetch(`${server.url}/api/image/cloudinary-details`, { headers })).json());
}

async function sendTo({ cloudinaryUrl, preset }: UploadTicket): Promise<number> {
  const form = new FormData();
  form.set('upload_preset', preset);
  form.set('file', new File([new Uint8Array(samplePdf)], 'a.pdf', { type: 'application/pdf' }));
  return (await fetch(cloudinaryUrl, { method: 'POST', body: form })).status;
}

const PART = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';

/** Starts an upload of 5 MB, and pauses. */
async function begin(query: string, body: string): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  sockets.push(socket);
  socket.on('error', () => {});
  const head = `POST /api/uploads${query} HTTP/1.1\r\nHost: x\r\nContent-Length: 5000000\r\n`;
  await new Promise<void>((resolve) => {
    socket.write(`${head}Content-Type: multipart/form-data; boundary=x\r\n\r\n${body}`, () => resolve());
  });
  return socket;
}

/** Starts as many uploads, one after the other, so that none waits in the accept queue. */
async function beginMany(times: number, query: string, body: string): Promise<Socket[]> {
  const begun: Socket[] = [];
  for (let n = 0; n < times; n += 1) begun.push(await begin(query, body));
  return begun;
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServerProcess(dataDir, { RATE_LIMITS: 'off', DATABASE_URL: database.url });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.end('SIGTERM');
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a member sends a file', () => {
  it('while a hundred senders without a ticket pause', async () => {
    const ticket = await newTicket();
    await beginMany(40, '', '');
    await beginMany(40, '', PART);
    await beginMany(40, '?ticket=made-up', PART);
    expect(await sendTo(ticket)).toBe(200);
  });

  it('while another member pauses with all tickets', async () => {
    const theirs = await newTicket();
    const ticket = await newTicket();
    await beginMany(3, `?ticket=${theirs.preset}`, PART);
    const used = async () => (await database.pool.query('select from upload_ticket where files_left = 0')).rowCount;
    await expect.poll(used).toBe(1);
    expect(await sendTo(ticket)).toBe(200);
  });

  it('while forty others pause, each with a ticket', async () => {
    const ticket = await newTicket();
    for (let n = 0; n < 14; n += 1) await beginMany(3, `?ticket=${(await newTicket()).preset}`, PART);
    const used = async () => (await database.pool.query('select from upload_ticket where files_left = 0')).rowCount;
    await expect.poll(used).toBeGreaterThanOrEqual(14);
    expect(await sendTo(ticket)).toBe(200);
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
  });
});

it('senders that disconnect at any point of a form leave nothing open, and a signal stops the host', async () => {
  const form = `--x\r\nContent-Disposition: form-data; name="upload_preset"\r\n\r\nTICKET\r\n${PART}${'x'.repeat(70_000)}`;
  for (let place = 0; place < 20; place += 1) {
    const { preset } = await newTicket();
    const sent = form.replace('TICKET', preset).slice(0, place * place * 200);
    const query = place % 2 === 0 ? `?ticket=${preset}` : '';
    const [early, late] = await beginMany(2, query, sent);
    early?.destroy();
    await sleep(10);
    late?.resetAndDestroy();
  }
  await expect.poll(openTransactions).toBe(0);
  expect(await sendTo(await newTicket())).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
}, 30_000);

async function openTransactions(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows[0]?.count ?? 0;
}
