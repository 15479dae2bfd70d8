import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoMembers } from '../fixtures/members.ts';
import { type MockServer, serveMock } from './serveMock.ts';

const COMMAND = fileURLToPath(new URL('main.ts', import.meta.url));
const [{ email, password }] = demoMembers;

let mock: MockServer;
beforeAll(async () => {
  mock = await serveMock();
});
afterAll(() => mock.close());

/** The command in a process of its own, as people run it. */
async function conform(...args: string[]): Promise<{ exitCode: number | null; output: string }> {
  const child = spawn(process.execPath, [COMMAND, 'conform', ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { exitCode, output };
}

interface Fault {
  name: string;
  /** What the host makes of the address of a request, without `/api`. */
  asks?: (address: string) => string;
  /** The path whose answers are wrong. */
  path?: string;
  /** What it makes of an answer of the mock. */
  answers?: (response: Response) => Promise<Response> | Response;
  /** The calls that the report must name, and no other. */
  calls: readonly string[];
  /** What it must say about them. */
  says: string;
}

const changed = (response: Response, change: (headers: Headers) => void) => {
  const headers = new Headers(response.headers);
  change(headers);
  return new Response(response.body, { status: response.status, headers });
};

const withFields = async (response: Response, fields: object) =>
  Response.json({ ...((await response.json()) as object), ...fields }, response);

const faults: readonly Fault[] = [
  {
    name: 'ignores the order that is asked for',
    asks: (address) => address.replace(/([?&])sort=cashback/, '$1sort=name'),
    calls: ['listStores'],
    says: `
listStores lists the highest cashback first
  asked     GET /stores/paginated?sort=cashback&pageSize=250, as a visitor
  at        body[2].earnRewards
  expected  the highest percentage first, amounts after all percentages; the row before has "Up to ₹180 Cashback"
  got       "Up to 6% Cashback"
`,
  },
  {
    name: 'sends JSON as text',
    path: '/categories',
    answers: (response) => changed(response, (headers) => headers.set('content-type', 'text/plain')),
    calls: ['listCategories'],
    says: `
listCategories answers as the contract says
  asked     GET /categories, as a visitor
listCategories lists them
  asked     GET /categories, as a visitor
  at        header content-type
  expected  application/json: the body is JSON
  got       text/plain
`,
  },
  {
    name: 'sends the hash of a password',
    path: '/current-user',
    answers: (response) => (response.ok ? withFields(response, { passwordHash: '$2b$10$abc' }) : response),
    calls: ['getCurrentUser'],
    says: `
  at        body.passwordHash
  expected  no such field: its name says that it is secret, and a secret is never sent
  got       "$2b$10$abc"
`,
  },
  {
    name: 'sends a secret in every row',
    path: '/credit-cards/names-ids',
    answers: async (response) =>
      Response.json(
        ((await response.json()) as object[]).map((row) => ({ ...row, apiSecret: 'x' })),
        response,
      ),
    calls: ['listCreditCardNames'],
    says: `
listCreditCardNames answers as the contract says
  asked     GET /credit-cards/names-ids, as a visitor
  at        body[0].apiSecret, and 9 more like it
  expected  no such field: its name says that it is secret, and a secret is never sent
  got       "x"
`,
  },
  {
    name: 'finds a shop that it does not have',
    path: '/stores/slug/no-such-slug',
    answers: () => Response.json(null),
    calls: ['getStoreBySlug'],
    says: `
getStoreBySlug does not find no-such-slug
  asked     GET /stores/slug/no-such-slug, as a visitor
  at        status
  expected  404 Not Found: the host does not find no-such-slug
  got       200 with null
`,
  },
  {
    name: 'shows a wallet to everybody',
    path: '/wallets/my-wallet',
    answers: (response) => (response.ok ? response : Response.json({ walletBalance: 0 })),
    calls: ['getMyWallet'],
    says: `
getMyWallet is not for a visitor with a broken token
  asked     GET /wallets/my-wallet, as a visitor with a broken token
  at        status
  expected  401 Unauthorized: the call is not for a visitor with a broken token
  got       200 with {"walletBalance":0}
`,
  },
  {
    name: 'leaves out a field',
    path: '/wallets/my-wallet',
    answers: (response) => (response.ok ? withFields(response, { walletBalance: undefined }) : response),
    calls: ['getMyWallet'],
    says: `
getMyWallet answers as the contract says
  asked     GET /wallets/my-wallet, as a member
  at        body.walletBalance
  expected  a number: the field is required
  got       nothing
`,
  },
  {
    name: 'fails',
    path: '/home-sections',
    answers: () => Response.json({ error: 'Oops' }, { status: 500 }),
    calls: ['listHomeSections'],
    says: `
listHomeSections answers as the contract says
  asked     GET /home-sections, as a visitor
  at        status
  expected  200 OK: nothing is wrong with the request
  got       500 with {"error":"Oops"}
`,
  },
];

/** A host with one fault: the mock behind a server that changes it. */
async function serveFaulty(fault: Fault): Promise<Server> {
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing, fault));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function pass(incoming: IncomingMessage, outgoing: ServerResponse, { asks, path, answers }: Fault) {
  const { method = 'GET', url = '', headers } = incoming;
  const address = url.slice('/api'.length);
  const pieces: Buffer[] = [];
  for await (const piece of incoming as AsyncIterable<Buffer>) pieces.push(piece);
  const { authorization, 'content-type': type } = headers;
  const sent = { ...(authorization !== undefined && { authorization }), ...(type && { 'content-type': type }) };
  const body = method === 'GET' ? {} : { body: Buffer.concat(pieces) };
  const asked = mock.address + (asks?.(address) ?? address);
  const right = await fetch(asked, { method, headers: sent, redirect: 'manual', ...body });
  const response = answers && address.split('?')[0] === path ? await answers(right) : right;
  const kept = [...response.headers].filter(([name]) => !/^(?:connection|content-length|keep-alive)$/.test(name));
  outgoing.writeHead(response.status, Object.fromEntries(kept)).end(await response.text());
}

/** Each asks a host everything, in a process of its own: all of them in `test --all`. */
const tried = process.env.CONFORM === 'whole' ? faults : faults.slice(0, 1);

describe('npx @potli/api conform', () => {
  it('has nothing to say of the mock, and ends with 0', async () => {
    const { exitCode, output } = await conform(mock.address, '--member', `${email}:${password}`);
    expect(output).toMatch(/\n\d{3} ok, 0 differ, \d+ skipped/);
    expect(output).not.toContain('expected  ');
    expect(exitCode).toBe(0);
  });

  it.each(tried)('names the fault of a host that $name', async (fault) => {
    const server = await serveFaulty(fault);
    const { port } = server.address() as AddressInfo;
    const { exitCode, output } = await conform(`http://127.0.0.1:${port}/api`, '--member', `${email}:${password}`);
    server.close();
    const named = [...output.matchAll(/^differs +(\w+)/gm)].map(([, call]) => call);
    expect(named).toEqual(fault.calls);
    expect(output).toContain(fault.says);
    expect(exitCode).toBe(1);
  });

  it('ends where a host takes connections and never answers', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/api`;
    const { exitCode, output } = await conform(address, '--timeout', '1');
    server.closeAllConnections();
    server.close();
    expect(output).toBe(`Nothing answers at ${address}.\n`);
    expect(exitCode).toBe(1);
  });

  it('refuses a time that is none', async () => {
    const { exitCode, output } = await conform(mock.address, '--timeout', 'soon');
    expect(output).toContain('--timeout soon is no number of seconds up to 9999.\n');
    expect(exitCode).toBe(2);
  });
});
