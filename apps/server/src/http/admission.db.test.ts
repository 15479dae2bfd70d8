import { contract, type Endpoint, type FileCall, fileCalls } from '@potli/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinMember } from '../testing/joinMember.ts';

type AnyCall = Pick<Endpoint | FileCall, 'method' | 'path' | 'auth' | 'summary'> & Pick<Endpoint, 'right'>;

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

it('each call of the admin area asks for a right', () => {
  const silent = forAdmins.filter(([, call]) => !call.right);
  expect(silent.map(([name]) => name)).toEqual([]);
});
