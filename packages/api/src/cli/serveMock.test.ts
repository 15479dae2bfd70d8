import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../client/createClient.ts';
import { contract } from '../contract/contract.ts';
import { fileCalls } from '../contract/uploads.ts';
import { demoMembers } from '../fixtures/members.ts';
import { runCommand } from './runCommand.ts';
import { type MockServer, serveMock } from './serveMock.ts';

let mock: MockServer;
beforeAll(async () => {
  mock = await serveMock();
});
afterAll(() => mock.close());

const [asha] = demoMembers;

describe('the mock over HTTP', () => {
  it('answers the client, and keeps what a member saves', async () => {
    const { call } = createClient({ host: mock.address, fetch });
    const { accessToken: token } = await call(contract.login, { body: asha });
    const bank = { accountHolderName: 'Asha Rao', accountNumber: '1234567890', ifscCode: 'PTLI0000042' };
    await call(contract.updateBankDetails, { body: { ...bank, password: asha.password } }, { token });
    expect(await call(contract.getBankDetails, {}, { token })).toMatchObject(bank);
  });

  it('makes share links that lead back to it, and on to the shop', async () => {
    const { call } = createClient({ host: mock.address, fetch });
    const { accessToken: token } = await call(contract.login, { body: asha });
    const [store] = (await call(contract.listStores, { query: { pageSize: 1 } })).rows;
    const query = { url: `/stores_details/${store?.urlSlug}` };
    const { response: link } = await call(contract.generateCustomLink, { query }, { token });
    expect(link).toMatch(`${mock.address}/custom-link/`);
    const { status, headers } = await fetch(link, { redirect: 'manual' });
    expect(status).toBe(302);
    expect(new URL(headers.get('location') ?? '').hostname).toMatch(/\.example$/);
  });

  it('takes a file', async () => {
    const form = new FormData();
    form.set('upload_preset', 'mock-preset');
    form.set('file', new File(['%PDF-1.4'], 'bill.pdf'));
    const response = await fetch(mock.address + fileCalls.sendFile.path, { method: 'POST', body: form });
    const { secure_url } = (await response.json()) as { secure_url: string };
    const file = await fetch(secure_url, { headers: { authorization: 'Bearer x' } });
    expect(file.headers.get('content-type')).toBe('application/pdf');
  });

  it('lets an app on another origin send tokens and read totals', async () => {
    const origin = 'http://localhost:5173';
    const asked = await fetch(`${mock.address}/stores/paginated`, { method: 'OPTIONS', headers: { origin } });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toContain('authorization');
    const { headers } = await fetch(`${mock.address}/stores/paginated`, { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-expose-headers')).toContain('x-total-count');
  });

  it('describes itself', async () => {
    const document = (await (await fetch(`${mock.address}/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(document.paths)).toContain('/stores/paginated');
  });

  it.each(['/nowhere', '/stores/slug/%E0%A4%A', '/stores', '//stores/paginated'])('has nothing at %s', async (path) => {
    // `fetch` would repair such paths
    const status = await new Promise((resolve) => get(mock.address + path, (response) => resolve(response.statusCode)));
    expect(status).toBe(404);
  });

  it('refuses a body that is too large', async () => {
    const body = 'x'.repeat(10_000_001);
    expect((await fetch(`${mock.address}/login`, { method: 'POST', body })).status).toBe(413);
  });
});

describe('npx @potli/api', () => {
  /** What a command writes until it ends; it is interrupted as soon as it waits. */
  async function run(...args: string[]) {
    const output: string[] = [];
    const errors: string[] = [];
    const exitCode = await runCommand(args, {
      write: (text) => output.push(text),
      complain: (text) => errors.push(text),
      interrupted: async () => {},
    });
    return { exitCode, output: output.join(''), errors: errors.join('') };
  }

  it('mock prints its address and the accounts, and ends when it is interrupted', async () => {
    const { exitCode, output } = await run('mock', '--port', '0');
    expect(exitCode).toBe(0);
    const address = /http:\S+/.exec(output)?.[0] ?? '';
    for (const { email, password } of demoMembers) expect(output).toMatch(new RegExp(`${email} +${password}`));
    await expect(fetch(address)).rejects.toThrow();
  });

  it('mock says in one sentence that its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { exitCode, errors } = await run('mock', '--port', String(port));
    other.close();
    expect(exitCode).toBe(1);
    expect(errors).toMatch(new RegExp(`^Port ${port} is taken\\. [^\\n]+\\n$`));
  });

  it.each([
    [['mock', '--port', 'x'], 'x is no port'],
    [['mock', '--port', '70000'], '70000 is no port'],
    [['mock', '--colour'], "'--colour'"],
    [['moke'], 'There is no command moke.'],
  ])('%j is refused with the help', async (args, reason) => {
    const { exitCode, errors } = await run(...args);
    expect(exitCode).toBe(2);
    expect(errors).toContain(reason);
    expect(errors).toContain('npx @potli/api mock [--port N]');
  });

  it.each([[[]], [['--help']], [['conform', '--help']]])('%j prints the help', async (args) => {
    const { exitCode, output, errors } = await run(...args);
    expect([exitCode, errors]).toEqual([0, '']);
    expect(output).toContain('conform <host>');
  });
});
