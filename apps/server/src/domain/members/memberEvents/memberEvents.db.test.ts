import { contract, type EndpointName } from '@potli/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { postJson } from '../../../testing/postJson.ts';
import { sampleSignup } from '../../../testing/sampleMember.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { readMails } from '../../platform/mail/readMails.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { suspendMember, unsuspendMember } from '../identity/changeMember.ts';
import { readMemberEvents } from './readMemberEvents.ts';
import { removeOldEvents } from './removeOldEvents.ts';

let apiHost: TestHost;
let member: TestMember;

const IP = '203.0.113.77';
const { password } = sampleSignup();
const bank = { accountHolderName: 'Meera Iyer', accountNumber: '004512347890', ifscCode: 'PTLI0000042' };
const sql = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await apiHost.database.pool.query<Row>(text, values)).rows;
const post = (path: string, body: object = {}) => apiHost.call(path, postJson(body), IP);
const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const kinds = async () => (await readMemberEvents(apiHost.database.orm, member.id)).map(({ kind }) => kind).reverse();
const keyIn = async (path: string) => {
  const mails = await readMails(apiHost.database.orm, createSealer(testSettings.piiKey));
  const mail = mails.findLast(({ to, text }) => to === member.email && text?.includes(`/${path}?key=`));
  return /\?key=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const logIn = async () => {
  const answer = await post('/login', { email: member.email, password });
  return (await answer.json()) as { accessToken: string; refreshToken: string };
};
const reset = async (uniqueKey: string) => post('/reset-password', { uniqueKey, newPassword: 'Amaltas ke neeche' });
const operator = (change: typeof suspendMember | typeof unsuspendMember) =>
  apiHost.database.orm.transaction((queries) =>
    change(queries, { account: member.email, by: { who: 'cli:test', action: 'members' }, reason: 'request' }),
  );
const change = (body: object) =>
  member.send('PUT', '/bank-details', { ...bank, accountNumber: '111122223333', ...body });

interface Outcome {
  calls: EndpointName[];
  run(): Promise<unknown>;
  /** After `joined`. */
  events: string[];
}

/** Every call of identity and bank details, with every outcome. */
const outcomes: Record<string, Outcome> = {
  'a signup': { calls: ['signup'], run: async () => {}, events: [] },
  'a signup with an address that is taken': {
    calls: ['signup'],
    run: () => post('/signup', sampleSignup({ email: member.email })),
    events: [],
  },
  'a login': { calls: ['login'], run: logIn, events: ['login'] },
  'a login with a wrong password': {
    calls: ['login'],
    run: () => post('/login', { email: member.email, password: 'wrong' }),
    events: ['loginFailed'],
  },
  'a login of an unknown account': {
    calls: ['login'],
    run: () => post('/login', { email: 'nobody@mail.example', password }),
    events: [],
  },
  'a login while suspended': {
    calls: ['login'],
    run: async () => [await operator(suspendMember), await logIn(), await operator(unsuspendMember)],
    events: ['suspended', 'loginRefused', 'unsuspended'],
  },
  'a new access token': {
    calls: ['refreshAccessToken', 'postRefreshAccessToken'],
    run: async () => apiHost.call('/refresh-access-token', as((await logIn()).refreshToken)),
    events: ['login'],
  },
  'a token that was copied': {
    calls: ['refreshAccessToken', 'postRefreshAccessToken'],
    async run() {
      const { refreshToken } = await logIn();
      await apiHost.call('/refresh-access-token', as(refreshToken));
      await sql(`update session set rotated_at = now() - interval '1 hour'`);
      for (const _ of [1, 2]) await apiHost.call('/refresh-access-token', { method: 'POST', ...as(refreshToken) });
    },
    events: ['login', 'tokenReused'],
  },
  'a logout, twice': {
    calls: ['logout'],
    run: async () => [await member.send('POST', '/logout', {}), await member.send('POST', '/logout', {})],
    events: ['logout'],
  },
  'a logout on all devices': {
    calls: ['logoutEverywhere'],
    run: () => member.send('POST', '/logout/everywhere', {}),
    events: ['logout'],
  },
  'a reset that is asked for': {
    calls: ['forgetPassword', 'postForgetPassword'],
    run: async () => [
      await apiHost.call(`/forget-password?email=${member.email}`),
      await post('/forget-password', { email: member.email }),
      await post('/forget-password', { email: 'nobody@mail.example' }),
    ],
    events: ['resetAsked', 'resetAsked'],
  },
  'a reset': {
    calls: ['resetPassword'],
    run: async () => [
      await post('/forget-password', { email: member.email }),
      await reset(await keyIn('forgot-password')),
    ],
    events: ['resetAsked', 'emailVerified', 'passwordChanged'],
  },
  'a reset with a wrong key': { calls: ['resetPassword'], run: () => reset('no-such-key'), events: [] },
  'an address that is verified, twice': {
    calls: ['verifyEmail'],
    async run() {
      const key = await keyIn('verify-email');
      return [await post('/verify-email', { key }), await post('/verify-email', { key })];
    },
    events: ['emailVerified'],
  },
  'a verification with a wrong key': {
    calls: ['verifyEmail'],
    run: () => post('/verify-email', { key: 'x' }),
    events: [],
  },
  'a verification that is asked for': {
    calls: ['sendVerification'],
    run: () => member.send('POST', '/verify-email/send', {}),
    events: ['verificationAsked'],
  },
  'a first account': {
    calls: ['createBankDetails'],
    run: async () => [
      await member.send('POST', '/bank-details', bank),
      await member.send('POST', '/bank-details', bank),
    ],
    events: ['bankCreated'],
  },
  'a change with the password': {
    calls: ['updateBankDetails'],
    run: async () => [await member.send('POST', '/bank-details', bank), await change({ password })],
    events: ['bankCreated', 'confirmed', 'bankChanged'],
  },
  'a change that is not confirmed, or wrongly': {
    calls: ['updateBankDetails'],
    run: async () => [
      await member.send('POST', '/bank-details', bank),
      await change({}),
      await change({ password: 'wrong' }),
      await change({ code: '000000' }),
    ],
    events: ['bankCreated', 'confirmationFailed', 'confirmationFailed'],
  },
  'a code': {
    calls: ['sendBankCode'],
    run: () => member.send('POST', '/bank-details/code', {}),
    events: ['codeAsked'],
  },
  'a stop, twice, and a wrong one': {
    calls: ['stopBankChange'],
    async run() {
      await member.send('POST', '/bank-details', bank);
      const key = await keyIn('stop-bank-change');
      for (const one of [key, key, 'wrong']) await post('/bank-details/stop', { key: one });
    },
    events: ['bankCreated', 'bankStopped'],
  },
  'a PAN, twice': {
    calls: ['saveMyPan'],
    run: async () => {
      for (const _ of [1, 2]) await member.send('PUT', '/tax/my-pan', { pan: 'ABCPX1234F' });
    },
    events: ['panChanged'],
  },
};

/** Calls that change nothing and say nothing of a member. */
const SILENT: EndpointName[] = ['checkUser', 'isLoggedIn', 'getBankDetails', 'getPayoutKinds', 'getMyPan', 'getMyYear'];

beforeAll(async () => {
  apiHost = await createTestHost();
});
afterAll(() => apiHost.close());
beforeEach(async () => {
  member = await joinMember(apiHost);
});

describe('what happens at an account is stored', () => {
  it.each(Object.entries(outcomes))('%s', async (_, { run, events }) => {
    await run();
    expect(await kinds()).toEqual(['joined', ...events]);
  });

  it('for every call of identity, bank details and PAN', () => {
    const paths = /^\/(check-user|login|signup|refresh|is-logged|logout|forget|reset|verify|bank-details|tax\/my)/;
    const names = Object.keys(contract) as EndpointName[];
    const asked = names.filter((name) => paths.test(contract[name].path)).sort();
    const covered = [...SILENT, ...Object.values(outcomes).flatMap(({ calls }) => calls)];
    expect(asked.filter((name) => !covered.includes(name))).toEqual([]);
    expect(asked.length).toBeGreaterThan(15);
  });
});

it('two calls from one address look the same, and the address cannot be read', async () => {
  await logIn();
  await post('/login', { email: member.email, password: 'wrong' });
  const [failed, login] = await readMemberEvents(apiHost.database.orm, member.id);
  expect(failed?.address).toMatch(/^[0-9a-f]{8}$/);
  expect(login?.address).toBe(failed?.address);
  expect(login?.session).not.toBeNull();
  const [all] = await sql<{ text: string }>(`select string_agg(e::text, '\n') as text from member_event e`);
  const personal = [IP, Buffer.from(IP).toString('hex'), member.email, 'Meera', 'Iyer', bank.accountNumber, password];
  expect(personal.filter((one) => all?.text.includes(one))).toEqual([]);
});

it('is only added to, for 400 days', async () => {
  const { pool } = apiHost.database;
  await expect(pool.query(`update member_event set kind = 'login'`)).rejects.toThrow(/only added to/);
  await expect(pool.query('delete from member_event')).rejects.toThrow(/only added to/);
  await expect(pool.query('truncate member_event')).rejects.toThrow(/only added to/);
  await sql(
    `insert into member_event (member_id, kind, happened_at)
     select $1, 'login', now() - day * interval '1 day' from generate_series(398.5, 402.5) as day`,
    member.id,
  );
  expect(await removeOldEvents(apiHost.database)).toBe(3);
  expect(await kinds()).toHaveLength(3);
});
