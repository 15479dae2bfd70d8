import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { contract, type Endpoint, type EndpointName, ErrorEnvelope, successOf, TokenPair } from '@potli/api';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ApiHost } from '../ApiHost.ts';
import { createApiHost } from '../createApiHost.ts';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { neftBank } from '../testing/banks/openNeft.ts';
import { createDataDir } from '../testing/createDataDir.ts';
import { createTestHost } from '../testing/createTestHost.ts';
import { joinMember } from '../testing/joinMember.ts';
import type { Written } from '../testing/keyedWrites/KeyedCase.ts';
import { keyedCases } from '../testing/keyedWrites/keyedCases.ts';
import { readAllTables } from '../testing/readAllTables.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { testSettings } from '../testing/testSettings.ts';

/** Where the simulated payment provider stores its orders. */
const dataDir = createDataDir();
const apiHost = await createTestHost({ dataDir, bank: neftBank });
await importCatalogue(apiHost.database, sampleCatalogue());
/** Another host on the same database. */
const other = await createApiHost({ ...testSettings, dataDir, bank: neftBank, databaseUrl: apiHost.database.url });
afterAll(async () => {
  await other.close();
  await apiHost.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function idOf(row: string): Promise<string> {
  const { rows } = await apiHost.database.pool.query<{ id: string }>(`select id from ${row}`);
  return rows[0]?.id ?? '';
}

const cases = keyedCases({
  apiHost,
  storeId: await idOf(`store where url_slug = 'kapas'`),
  giftCardId: await idOf('gift_card'),
});
const named = Object.entries(cases).map(([name, make]) => ({ name: name as EndpointName, make }));

function send(host: ApiHost, name: EndpointName, { as, path, body }: Written, key: string): Promise<Response> {
  const headers: Record<string, string> = { 'idempotency-key': key, 'content-type': 'application/json' };
  if (as) headers.authorization = `Bearer ${as.accessToken}`;
  const init = { method: contract[name].method, headers, body: body === undefined ? null : JSON.stringify(body) };
  return Promise.resolve(host.api.request(path, init));
}

/** The part of two answers that must be equal: a repeated signup starts another session of the same member, and a token is shown once. */
async function toComparable(name: EndpointName, response: Response): Promise<unknown> {
  const answer: unknown = await response.json();
  if (name === 'createStaffToken' && response.status === 200)
    return { status: 200, ...(answer as object), token: null };
  if (name !== 'signup' || response.status !== 200) return { status: response.status, answer };
  return { status: 200, member: decodeJwt(z.parse(TokenPair, answer).accessToken).sub };
}

const effects = (name: EndpointName) =>
  readAllTables(apiHost.database, name === 'signup' ? ['session', 'member_event'] : []);

/** Writes that take no key, and why. */
const WITHOUT_KEY: Partial<Record<EndpointName, string>> = {
  startGiftCardPayment: 'an order has one order at the provider, whoever asks for it and how often',
  confirmGiftCardPayment: 'it only makes the server ask the provider, whose word counts once',
  revealVoucherPin: 'it changes nothing but the note that somebody looked',
  getGift: 'it reads: the key of the link is kept out of addresses',
  openGift: 'it shows the numbers once; a stored answer would show them again',
  confirmPassword: 'a password that is entered twice is known twice',
  login: 'begins a session; one whose answer got lost is of no use to anybody',
  postRefreshAccessToken: 'its token is the key: for ten seconds it is exchanged for the same successor',
  logout: 'a second one finds nothing to end',
  logoutEverywhere: 'a second one is by nobody',
  verifyEmail: 'an address that is verified twice is verified',
  sendBankCode: 'only the newest code counts, and few mails are sent an hour',
  sendVerification: 'only the newest link works, and few mails are sent a day',
  stopBankChange: 'a change that is stopped already stays so',
  updateMailPreference: 'what is switched off twice is off',
  unsubscribe: 'what is switched off twice is off',
  postForgetPassword: 'a stored key would tell who has an account; only the newest link works anyway',
};

it('every write takes a key, or has a reason', () => {
  const writes = Object.entries<Endpoint>(contract).filter(([, { method }]) => method !== 'GET');
  expect(Object.keys(cases).sort()).toEqual(writes.flatMap(([name, { keyed }]) => (keyed ? [name] : [])).sort());
  const without = writes.flatMap(([name, { keyed }]) => (keyed ? [] : [name]));
  expect(without.sort()).toEqual(Object.keys(WITHOUT_KEY).sort());
});

const MALFORMED = [
  '',
  'short',
  'x'.repeat(129),
  'blanks are not allowed',
  '"half a quote-0123456789',
  'नमक-नमक-नमक-नमक-नमक',
];

/** Refuses every answer under a key, and every click, at the last statement of their transactions. */
async function withoutCommit(act: () => Promise<void>): Promise<void> {
  await apiHost.database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
    create trigger refuse before update on idempotency_key for each row execute function refuse();
    create trigger refuse before insert on click for each row execute function refuse();`);
  try {
    await act();
  } finally {
    await apiHost.database.pool.query('drop function refuse cascade');
  }
}

/** Each line or report is committed by itself, and the same again has the same answer or changes nothing more: its key may be stored last. */
const BOOKED_BY_LINES: readonly EndpointName[] = [
  'readReturnFile',
  'replayReports',
  'settleFile',
  'settleOrders',
  'withdrawSettlement',
];

describe.each(named)('$name with a key', ({ name, make }) => {
  const success = successOf(contract[name]);

  // one way through all of it: to prepare a call and to read every table takes longer than what is asked
  it('writes nothing until it succeeds, is done once however often it is sent, and refuses another request', async () => {
    const { request, changed } = await make();
    const before = await effects(name);
    for (const key of MALFORMED) {
      expect((await send(apiHost, name, request, encodeURI(key).replaceAll('%20', ' '))).status, key).toBe(400);
    }
    const key = randomUUID();
    await withoutCommit(async () => {
      expect((await send(apiHost, name, request, key)).status).toBe(500);
    });
    if (!BOOKED_BY_LINES.includes(name)) expect(await effects(name), 'after failures').toEqual(before);

    // the key is free
    const hosts = [apiHost, other, apiHost, other, apiHost, other];
    const answers = await Promise.all(
      hosts.map(async (host) => toComparable(name, await send(host, name, request, key))),
    );
    const done = await effects(name);
    expect(done).not.toEqual(before);
    const [first] = answers;
    expect(first).toMatchObject({ status: success });
    expect(answers, 'sent at once').toEqual(hosts.map(() => first));
    expect(await toComparable(name, await send(other, name, request, key)), 'by another host').toEqual(first);
    expect(await toComparable(name, await send(apiHost, name, request, `"${key}"`)), 'in quotes').toEqual(first);
    for (const host of [apiHost, other]) {
      const refused = await send(host, name, changed, key);
      expect(refused.status).toBe(409);
      expect(z.parse(ErrorEnvelope, await refused.json()).errors[0]).toMatch(/Idempotency-Key/);
    }
    expect(await effects(name), 'after it was sent again').toEqual(done);
  });
});

it('two members can use the same key', async () => {
  const key = randomUUID();
  for (const name of ['createClick', 'createBankDetails'] as const) {
    const [mine, theirs] = [await cases[name](), await cases[name]()];
    const answers = [await send(apiHost, name, mine.request, key), await send(apiHost, name, theirs.changed, key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
});

it('a repeated signup needs the current password', async () => {
  const { request } = await cases.signup();
  const key = randomUUID();
  expect((await send(apiHost, 'signup', request, key)).status).toBe(200);
  const { email } = z.parse(z.object({ email: z.string() }), request.body);
  await joinMember(apiHost, { email: 'other-password@mail.example', password: 'Palash ke neeche' });
  await apiHost.database.pool.query(
    `update member set password_hash = another.password_hash from member another
     where member.email = $1 and another.email = 'other-password@mail.example'`,
    [email],
  );
  expect((await send(apiHost, 'signup', request, key)).status).toBe(401);
});
