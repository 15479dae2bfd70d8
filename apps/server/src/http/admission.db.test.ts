import { contract, type Endpoint, type FileCall, fileCalls } from '@potli/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinMember } from '../testing/joinMember.ts';

type AnyCall = Pick<Endpoint | FileCall, 'method' | 'path' | 'auth'>;

const calls: [string, AnyCall][] = [...Object.entries(contract), ...Object.entries(fileCalls)];
const forMembers = calls.filter(([, { auth }]) => auth === 'member' || auth === 'admin');
const forAdmins = calls.filter(([, { auth }]) => auth === 'admin');

let apiHost: TestHost;
let accessToken: string;

beforeAll(async () => {
  apiHost = await createTestHost();
  ({ accessToken } = await joinMember(apiHost));
});
afterAll(() => apiHost.close());

/** A request in which everything is wrong: path, query, type, size and body. */
async function statusOfRubbish({ method, path }: AnyCall, headers: Record<string, string>): Promise<number> {
  const address = `${path.replace(/\{\w+\}/g, '%00')}?clickSource=%00&contentType=x&url=%00&pageSize=-1`;
  const body = method === 'GET' ? undefined : 'x'.repeat(200_000);
  const init = { method, headers: { 'content-type': 'text/plain', 'idempotency-key': 'x', ...headers }, body };
  return (await apiHost.call(address, init)).status;
}

it.each(forMembers)('%s asks for a session before it looks at the input', async (_, call) => {
  await expect(statusOfRubbish(call, {})).resolves.toBe(401);
});

it.each(forAdmins)('%s asks for the role before it looks at the input', async (_, call) => {
  await expect(statusOfRubbish(call, { authorization: `Bearer ${accessToken}` })).resolves.toBe(403);
});

it('checks the role that the contract asks for', () => {
  const described = calls.filter(([, call]) => 'summary' in call && /\(ADMIN\)/.test(String(call.summary)));
  expect(forAdmins.map(([name]) => name)).toEqual(described.map(([name]) => name));
});
