import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { contract, type Endpoint, type EndpointName, ErrorEnvelope, successOf, TokenPair } from '@potli/api';
import { DAY_MS } from '@potli/api/units/time';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ApiHost } from '../ApiHost.ts';
import { createApiHost } from '../createApiHost.ts';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { createDataDir } from '../testing/createDataDir.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { fileClaim } from '../testing/fileClaim.ts';
import { joinAdmin, joinMember, type TestMember } from '../testing/joinMember.ts';
import { readAllTables } from '../testing/readAllTables.ts';
import { sampleCatalogue, sampleStore } from '../testing/sampleCatalogue.ts';
import { sampleDevice, sampleSignup } from '../testing/sampleMember.ts';
import { addClick } from '../testing/sampleMoney.ts';
import { samplePng, uploadedBy } from '../testing/sendFile.ts';
import { testSettings } from '../testing/testSettings.ts';

let apiHost: TestHost;
/** Another host on the same database. */
let other: ApiHost;
let storeId: string;
let giftCardId: string;
/** Where the simulated payment provider keeps its orders. */
const dataDir = createDataDir();

interface Written {
  /** Absent: a visitor. */
  as?: TestMember;
  path: string;
  body?: unknown;
}

/** A request that succeeds once, and another that must be refused under the same key. */
interface KeyedCase {
  request: Written;
  changed: Written;
}

const FOUR_DAYS_MS = 4 * DAY_MS;

let count = 0;
const nextEmail = () => {
  count += 1;
  return `keyed${count}@mail.example`;
};

const bank = { accountHolderName: 'Meera Iyer', accountNumber: '004512347890', ifscCode: 'PTLI0000042' };
const profile = { name: 'Meera', mobileNumber: '9845012345', birthDate: '1994-08-17', gender: 'FEMALE' };
const faq = { question: 'Is this one answered?', answer: 'It is.' };

const withBody = (as: TestMember | undefined, path: string, body: object, change: object): KeyedCase => ({
  request: { as, path, body },
  changed: { as, path, body: { ...body, ...change } },
});

const claim = () => ({
  disputeSourceType: 'STORE',
  storeId,
  orderTime: '2026-01-01T00:00:00Z',
  storeOrderId: 'KEYED-1',
  orderAmount: 1,
});

async function resetKeyOf({ id }: TestMember): Promise<string> {
  const key = randomUUID();
  await apiHost.database.pool.query(
    `insert into password_reset (member_id, key_hash, expires_at) values ($1, $2, now() + interval '30 minutes')`,
    [id, createHash('sha256').update(key).digest()],
  );
  return key;
}

const window = '/admin/catalogue/stores';

/** A store of its own, by an editor, with a draft. */
async function editedStore() {
  const as = await joinAdmin(apiHost);
  count += 1;
  const slug = `keyed-${count}`;
  const created = await as.send('POST', window, { fields: sampleStore(slug) });
  const { changeId } = z.parse(z.object({ changeId: z.string() }), await created.json());
  const draft = { version: 1, fields: { storeTitle: 'Drafted' }, asDraft: true };
  await as.send('POST', `${window}/rows/${slug}`, draft);
  return { as, slug, changeId, at: (call: string) => `${window}/rows/${slug}${call}` };
}

async function keptView() {
  count += 1;
  const as = await joinAdmin(apiHost);
  const kept = await as.send('POST', `${window}/views`, { name: `Kept ${count}`, search: {} });
  const { id } = z.parse(z.object({ id: z.string() }), await kept.json());
  return { as, at: `${window}/views/${id}` };
}

/** The calls of the shop window. */
function deskCases() {
  const two = (as: TestMember, path: string, otherPath: string, body: object = {}): KeyedCase => ({
    request: { as, path, body },
    changed: { as, path: otherPath, body },
  });
  const ofRow =
    (call: string, body: object = {}) =>
    async () => {
      const { as, at } = await editedStore();
      const others = await editedStore();
      return two(as, at(call), others.at(call), body);
    };
  return {
    createCatalogueRow: async () => {
      const as = await joinAdmin(apiHost);
      count += 1;
      return withBody(as, window, { fields: sampleStore(`keyed-${count}`) }, { asDraft: true });
    },
    changeCatalogueRow: ofRow('', { version: 1, fields: { storeTitle: 'Changed' } }),
    publishCatalogueDraft: ofRow('/publish'),
    discardCatalogueDraft: ofRow('/discard'),
    deleteCatalogueRow: ofRow('/delete', { version: 1 }),
    restoreCatalogueVersion: ofRow('/restore', { version: 1, restored: 1, asDraft: true }),
    changeManyRows: async () => {
      const { as, slug } = await editedStore();
      const body = { keys: [slug], fields: { off: true }, expected: 1 };
      return withBody(as, `${window}/many`, body, { fields: { off: false } });
    },
    decideCatalogueChange: async () => {
      const { as, at } = await editedStore();
      const rates = [{ appliesTo: 'Everything', percent: 50 }];
      const kept = await as.send('POST', at(''), { version: 1, fields: { rates } });
      const { changeId } = z.parse(z.object({ changeId: z.string() }), await kept.json());
      const path = `/admin/catalogue-changes/${changeId}/decide`;
      return withBody(await joinAdmin(apiHost), path, { approves: false }, { approves: true });
    },
    moveCatalogueRow: async () => {
      count += 1;
      const as = await joinAdmin(apiHost);
      for (const rank of [count * 10, count * 10 + 1]) {
        const fields = { key: `moved-${rank}`, title: `Moved ${rank}`, rank, cards: [] };
        await as.send('POST', '/admin/catalogue/homeSections', { fields });
      }
      const path = `/admin/catalogue/homeSections/rows/moved-${count * 10 + 1}/move`;
      return withBody(as, path, { direction: 'up' }, { direction: 'down' });
    },
    createCatalogueView: async () => {
      count += 1;
      const body = { name: `Keyed ${count}`, search: {} };
      return withBody(await joinAdmin(apiHost), `${window}/views`, body, { search: { state: 'off' } });
    },
    changeCatalogueView: async () => {
      const { as, at } = await keptView();
      return withBody(as, at, { search: { state: 'off' } }, { search: { state: 'live' } });
    },
    deleteCatalogueView: async () => {
      const { as, at } = await keptView();
      return two(as, `${at}/delete`, `${(await keptView()).at}/delete`);
    },
    addCatalogueNote: async () => {
      const { as, at } = await editedStore();
      return withBody(as, at('/notes'), { text: 'Call them' }, { text: 'Call them again' });
    },
    takeBackCatalogueNote: async () => {
      const { as, at } = await editedStore();
      const note = async () => {
        const kept = await as.send('POST', at('/notes'), { text: 'Call them' });
        return at(`/notes/${z.parse(z.object({ id: z.string() }), await kept.json()).id}/take-back`);
      };
      return two(as, await note(), await note());
    },
    undoCatalogueChange: async () => {
      const { as, changeId } = await editedStore();
      const others = await editedStore();
      const path = (id: string) => `/admin/catalogue-changes/${id}/undo`;
      return two(as, path(changeId), path(others.changeId));
    },
  };
}

/** Every endpoint that takes a key. A new one must be added here. */
const cases = {
  createClick: async () =>
    withBody(
      await joinMember(apiHost),
      `/click/${storeId}?clickSource=STORE`,
      { ...sampleDevice, latitude: 12.971598, longitude: 77.594566 },
      { visitorId: 'another' },
    ),
  generateCustomLink: async () => {
    const as = await joinMember(apiHost);
    const at = (slug: string) => ({ as, path: `/generate-custom-link?url=/stores_details/${slug}` });
    return { request: at('kapas'), changed: at('safar') };
  },
  createBankDetails: async () =>
    withBody(await joinMember(apiHost), '/bank-details', bank, { accountNumber: '004512340001' }),
  updateBankDetails: async () => {
    const as = await joinMember(apiHost);
    await as.send('POST', '/bank-details', { ...bank, accountNumber: '99998888777' });
    const { password } = sampleSignup();
    return withBody(as, '/bank-details', { ...bank, password }, { accountNumber: '004512340001' });
  },
  saveMyPan: async () =>
    withBody(await joinMember(apiHost), '/tax/my-pan', { pan: 'ABCPX1234F' }, { pan: 'ABCPX9876F' }),
  createUser: async () => {
    const as = await joinMember(apiHost);
    await apiHost.database.pool.query(`update member set name = '', mobile_number = '' where id = $1`, [as.id]);
    return withBody(as, '/user', profile, { name: 'Mira' });
  },
  updateUser: async () => withBody(await joinMember(apiHost), '/user', profile, { name: 'Mira' }),
  saveUserDashboard: async () => {
    const as = await joinAdmin(apiHost);
    const content = z.parse(z.record(z.string(), z.unknown()), await (await as.get('/user-dashboard')).json());
    return withBody(as, '/user-dashboard', content, { userDashboardFAQ: [{ contentType: 'STORE', faqList: [faq] }] });
  },
  addFaqs: async () => {
    const as = await joinAdmin(apiHost);
    const path = '/user-dashboard/faqs/add?contentType=STORE';
    return { request: { as, path, body: [faq] }, changed: { as, path, body: [faq, faq] } };
  },
  addVideos: async () => {
    const as = await joinAdmin(apiHost);
    const body = ['https://www.youtube-nocookie.com/embed/potliDemo51'];
    const path = (group: string) => `/user-dashboard/videos/add?contentType=${group}`;
    return { request: { as, path: path('STORE'), body }, changed: { as, path: path('CREDIT_CARD'), body } };
  },
  ...deskCases(),
  settleOrders: async () => {
    const body = { network: 'keyed', statement: 'S-1', settledAt: '2026-01-01T00:00:00Z' };
    const lines = [{ orderId: 'KEYED-1', commission: 80.5 }];
    return withBody(await joinAdmin(apiHost), '/admin/settlements', { ...body, lines }, { statement: 'S-2' });
  },
  exportAudit: async () =>
    withBody(await joinAdmin(apiHost), '/admin/audit/export', { to: '2020-01-01' }, { to: '2020-01-02' }),
  importCatalogueFile: async () =>
    withBody(
      await joinAdmin(apiHost),
      '/admin/catalogue-import',
      { text: '{"version":1}' },
      { text: '{"version":1,"stores":[]}' },
    ),
  startLedgerCheck: async () =>
    withBody(await joinAdmin(apiHost), '/admin/ledger/checks', { kind: 'recent' }, { kind: 'full' }),
  answerClickQuestion: async () => {
    const as = await joinMember(apiHost);
    const asked = { sourceId: BigInt(storeId), clickedAt: new Date(Date.now() - FOUR_DAYS_MS) };
    const path = `/clicks/${await addClick(apiHost.database, as.id, asked)}/answer`;
    return withBody(as, path, { bought: true }, { bought: false });
  },
  publishPicture: async () => {
    const as = await joinAdmin(apiHost);
    const [file, other] = [await uploadedBy(apiHost, as, samplePng), await uploadedBy(apiHost, as, samplePng)];
    return withBody(as, '/admin/pictures', { file }, { file: other });
  },
  createDispute: async () => withBody(await joinMember(apiHost), '/disputes', claim(), { orderAmount: 2 }),
  createGiftCardOrder: async () => {
    const body = { giftCardId, denomination: 500, count: 1 };
    return withBody(await joinMember(apiHost), '/giftcard/orders', body, { count: 2 });
  },
  answerDispute: async () => {
    const as = await joinMember(apiHost);
    const path = `/disputes/${await fileClaim(apiHost, as, true)}/answers`;
    return withBody(as, path, { words: 'Here it is.', downloadLinks: [] }, { words: 'And this.' });
  },
  signup: async () =>
    withBody(undefined, '/signup', sampleSignup({ email: nextEmail() }), { password: 'Amaltas ke neeche' }),
  resetPassword: async () => {
    const uniqueKey = await resetKeyOf(await joinMember(apiHost));
    const body = { uniqueKey, newPassword: 'Amaltas ke neeche' };
    return withBody(undefined, '/reset-password', body, { newPassword: 'Palash ke neeche' });
  },
} satisfies Partial<Record<EndpointName, () => Promise<KeyedCase>>>;

const named = Object.entries(cases).map(([name, make]) => ({ name: name as EndpointName, make }));

function send(host: ApiHost, name: EndpointName, { as, path, body }: Written, key: string): Promise<Response> {
  const headers: Record<string, string> = { 'idempotency-key': key, 'content-type': 'application/json' };
  if (as) headers.authorization = `Bearer ${as.accessToken}`;
  const init = { method: contract[name].method, headers, body: body === undefined ? null : JSON.stringify(body) };
  return Promise.resolve(host.api.request(path, init));
}

/** The part of two answers that must be equal: a repeated signup begins another session of the same member. */
async function toComparable(name: EndpointName, response: Response): Promise<unknown> {
  const answer: unknown = await response.json();
  if (name !== 'signup' || response.status !== 200) return { status: response.status, answer };
  return { status: 200, member: decodeJwt(z.parse(TokenPair, answer).accessToken).sub };
}

const effects = (name: EndpointName) =>
  readAllTables(apiHost.database, name === 'signup' ? ['session', 'member_event'] : []);

beforeAll(async () => {
  apiHost = await createTestHost({ dataDir });
  await importCatalogue(apiHost.database, sampleCatalogue());
  other = await createApiHost({ ...testSettings, dataDir, databaseUrl: apiHost.database.url });
  const { rows } = await apiHost.database.pool.query<{ id: string }>(`select id from store where url_slug = 'kapas'`);
  storeId = rows[0]?.id ?? '';
  const cards = await apiHost.database.pool.query<{ id: string }>('select id from gift_card');
  giftCardId = cards.rows[0]?.id ?? '';
});
afterAll(async () => {
  await other.close();
  await apiHost.close();
  rmSync(dataDir, { recursive: true, force: true });
});

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

describe.each(named)('$name with a key', ({ name, make }) => {
  const success = successOf(contract[name]);

  it('gives the same answer on another host, and does nothing twice', async () => {
    const { request } = await make();
    const key = randomUUID();
    const first = await toComparable(name, await send(apiHost, name, request, key));
    expect(first).toMatchObject({ status: success });
    const done = await effects(name);
    expect(await toComparable(name, await send(other, name, request, key))).toEqual(first);
    expect(await toComparable(name, await send(apiHost, name, request, `"${key}"`))).toEqual(first);
    expect(await effects(name)).toEqual(done);
  });

  it('gives the same answer to parallel requests, and does it once', async () => {
    const { request } = await make();
    const key = randomUUID();
    const hosts = [apiHost, other, apiHost, other, apiHost, other];
    const answers = await Promise.all(
      hosts.map(async (host) => toComparable(name, await send(host, name, request, key))),
    );
    const done = await effects(name);
    const [first] = answers;
    expect(first).toMatchObject({ status: success });
    expect(answers).toEqual(hosts.map(() => first));
    expect(await toComparable(name, await send(apiHost, name, request, key))).toEqual(first);
    expect(await effects(name)).toEqual(done);
  });

  it('refuses another request with the same key', async () => {
    const { request, changed } = await make();
    const key = randomUUID();
    expect((await send(apiHost, name, request, key)).status).toBe(success);
    const done = await effects(name);
    for (const host of [apiHost, other]) {
      const refused = await send(host, name, changed, key);
      expect(refused.status).toBe(409);
      expect(z.parse(ErrorEnvelope, await refused.json()).errors[0]).toMatch(/Idempotency-Key/);
    }
    expect(await effects(name)).toEqual(done);
  });

  it('writes nothing when it fails at the commit, and leaves the key free', async () => {
    const { request } = await make();
    const key = randomUUID();
    const before = await effects(name);
    await apiHost.database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create trigger refuse before update on idempotency_key for each row execute function refuse();
      create trigger refuse before insert on click for each row execute function refuse();`);
    try {
      expect((await send(apiHost, name, request, key)).status).toBe(500);
      expect(await effects(name)).toEqual(before);
    } finally {
      await apiHost.database.pool.query('drop function refuse cascade');
    }
    expect((await send(apiHost, name, request, key)).status).toBe(success);
    expect(await effects(name)).not.toEqual(before);
  });

  it('refuses malformed keys', async () => {
    const { request } = await make();
    const before = await effects(name);
    for (const key of MALFORMED) {
      expect((await send(apiHost, name, request, encodeURI(key).replaceAll('%20', ' '))).status, key).toBe(400);
    }
    expect(await effects(name)).toEqual(before);
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
