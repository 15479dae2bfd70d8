import { rmSync } from 'node:fs';
import { contract, type Endpoint, type FileCall, fileCalls, type GiftCardOrder, TokenPair } from '@potli/api';
import { demoMembers } from '@potli/api/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDataDir } from '../testing/createDataDir.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { fileClaim } from '../testing/fileClaim.ts';
import { joinMember, type TestMember } from '../testing/joinMember.ts';
import { postJson } from '../testing/postJson.ts';
import { samplePng, uploadedBy } from '../testing/sendFile.ts';

const dataDir = createDataDir();
let apiHost: TestHost;
let asha: TestMember;
let stranger: TestMember;

const NOBODYS = '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b88';
const noFile = `${'0'.repeat(32)}.png`;

/** A request of another member for an object, and one for a missing object. */
interface OwnedField {
  theirs(): Promise<Response>;
  missing(): Promise<Response>;
}

const claim = (change: object) => async () => {
  const store = await firstAt(stranger, '/stores/paginated');
  const body = { disputeSourceType: 'STORE', storeId: store.id, orderTime: '2026-01-01T00:00:00Z' };
  return stranger.send('POST', '/disputes', { ...body, storeOrderId: 'A1', orderAmount: 1, ...change });
};

const answerAbout = (clickId: string | null | undefined) =>
  stranger.send('POST', `/clicks/${clickId ?? ''}/answer`, { bought: true });

const words = { words: 'Here it is.' };
const answer = async (link: string) => {
  const someone = await joinMember(apiHost);
  const id = await fileClaim(apiHost, someone, true);
  return someone.send('POST', `/disputes/${id}/answers`, { words: '', downloadLinks: [link] });
};

function pictureOf(method: 'POST' | 'PUT'): OwnedField {
  const save = (profilePicture: string) =>
    stranger.send(method, '/user', { name: 'A', mobileNumber: '9845012345', gender: 'MALE', profilePicture });
  return {
    theirs: async () => save(await uploadedBy(apiHost, asha, samplePng)),
    missing: () => save(`http://potli.test/api/uploads/${'0'.repeat(32)}.png`),
  };
}

/** Fields of member endpoints that can hold an id. A new one must be added here. */
const fields: Record<string, OwnedField | 'names nothing of a member'> = {
  'createClick.id': 'names nothing of a member',
  'createClick.visitorId': 'names nothing of a member',
  'createUser.name': 'names nothing of a member',
  'updateUser.name': 'names nothing of a member',
  'createUser.profilePicture': pictureOf('POST'),
  'updateUser.profilePicture': pictureOf('PUT'),
  'getClickReceipt.id': {
    theirs: async () => stranger.get(`/clicks/${(await firstAt(asha, '/clicks/my-clicks')).clickId}/receipt`),
    missing: () => stranger.get(`/clicks/${NOBODYS}/receipt`),
  },
  'createDispute.storeId': 'names nothing of a member',
  'createDispute.storeOrderId': 'names nothing of a member',
  'createDispute.clickId': {
    theirs: async () => claim({ clickId: (await firstAt(asha, '/clicks/my-clicks')).clickId })(),
    missing: claim({ clickId: NOBODYS }),
  },
  'createDispute.downloadLinks': {
    theirs: async () => claim({ downloadLinks: [await uploadedBy(apiHost, asha, samplePng)] })(),
    missing: claim({ downloadLinks: [`http://potli.test/api/uploads/${noFile}`] }),
  },
  'answerClickQuestion.id': {
    theirs: async () => answerAbout((await firstAt(asha, '/clicks/questions')).clickId),
    missing: () => answerAbout(NOBODYS),
  },
  'answerDispute.id': {
    theirs: async () =>
      stranger.send('POST', `/disputes/${await fileClaim(apiHost, await joinMember(apiHost), true)}/answers`, words),
    missing: () => stranger.send('POST', '/disputes/999999999/answers', words),
  },
  'answerDispute.downloadLinks': {
    theirs: async () => answer(await uploadedBy(apiHost, asha, samplePng)),
    missing: () => answer(`http://potli.test/api/uploads/${noFile}`),
  },
  'getOrderStory.id': {
    theirs: async () => {
      const order = await firstAt(asha, '/transactions/my-transactions');
      return stranger.get(`/transactions/${order.id}/story`);
    },
    missing: () => stranger.get('/transactions/999999999/story'),
  },
  'getPayoutStory.id': {
    theirs: async () => {
      const payout = await firstAt(asha, '/payouts/my-payouts');
      return stranger.get(`/payouts/${payout.id}/story`);
    },
    missing: () => stranger.get(`/payouts/${NOBODYS}/story`),
  },
  'createGiftCardOrder.giftCardId': 'names nothing of a member',
  'getGiftCardOrder.id': {
    theirs: async () => stranger.get(`/giftcard/orders/${(await giftCardOrderOf(asha)).id}`),
    missing: () => stranger.get('/giftcard/orders/999999999'),
  },
  'startGiftCardPayment.id': {
    theirs: async () => stranger.send('POST', `/giftcard/orders/${(await giftCardOrderOf(asha)).id}/payment`, {}),
    missing: () => stranger.send('POST', '/giftcard/orders/999999999/payment', {}),
  },
  'confirmGiftCardPayment.id': {
    theirs: async () =>
      stranger.send('POST', `/giftcard/orders/${(await giftCardOrderOf(asha)).id}/payment/confirm`, {
        outcome: 'CLOSED',
      }),
    missing: () => stranger.send('POST', '/giftcard/orders/999999999/payment/confirm', { outcome: 'CLOSED' }),
  },
  'revealVoucherPin.id': {
    theirs: async () => {
      const [bought] = (await giftCardOrderOf(asha)).purchaseOrders;
      const [voucher] = bought?.itemDetailsForUser.data ?? [];
      return stranger.send('POST', `/giftcard/vouchers/${voucher?.voucher_id}/pin`, {});
    },
    missing: () => stranger.send('POST', `/giftcard/vouchers/${NOBODYS}/pin`, {}),
  },
  'getFile.name': {
    theirs: async () => stranger.get((await uploadedBy(apiHost, asha, samplePng)).replace('http://potli.test/api', '')),
    missing: () => stranger.get(`/uploads/${noFile}`),
  },
};

const calls: [string, Endpoint | FileCall][] = [...Object.entries(contract), ...Object.entries(fileCalls)];
const ofMembers = calls.filter(([, { auth }]) => auth === 'member');

const shapeOf = (schema: z.ZodMiniType | undefined): string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];

/** All path fields, and fields of query and body whose names look like ids. */
function namingFields([name, call]: [string, Endpoint | FileCall]): string[] {
  const given = 'response' in call ? [...shapeOf(call.query), ...shapeOf(call.body)] : [];
  const naming = given.filter((field) => /^(id|hash|key|name)s?$|(Id|Hash|Key|Link|File|Picture)s?$/.test(field));
  return [...shapeOf(call.params), ...naming].map((field) => `${name}.${field}`);
}

const Row = z.looseObject({ id: z.optional(z.string()), clickId: z.optional(z.nullable(z.string())) });

/** The first row of the list. */
async function firstAt(member: TestMember, path: string): Promise<z.infer<typeof Row>> {
  const [first] = z.parse(z.array(Row), await (await member.get(path)).json());
  if (!first) throw new Error(`Nothing to name at ${path}`);
  return first;
}

/** The newest gift card order of the member, which is delivered. */
async function giftCardOrderOf(member: TestMember): Promise<GiftCardOrder> {
  const page = z.parse(
    contract.listGiftCardOrders.response,
    await (await member.get('/giftcard/orders/history')).json(),
  );
  const [newest] = page.content;
  if (!newest) throw new Error('The member has no gift card order');
  return newest;
}

/** Texts of a response that identify something: ids, numbers, times, addresses; not the zeros before a first hash, nor the shop's key. */
function marksIn(answer: unknown): string[] {
  if (typeof answer === 'string') return answer.length >= 8 && /[1-9]/.test(answer) ? [answer] : [];
  if (answer === null || typeof answer !== 'object') return [];
  return Object.entries(answer).flatMap(([name, value]) => (name === 'keyId' ? [] : marksIn(value)));
}

async function logIn(email: string, password: string): Promise<TestMember> {
  const { accessToken } = z.parse(
    TokenPair,
    await (await apiHost.call('/login', postJson({ email, password }))).json(),
  );
  const authorization = `Bearer ${accessToken}`;
  return {
    id: 0n,
    email,
    accessToken,
    get: (path) => apiHost.call(path, { headers: { authorization } }),
    send: (method, path, body) =>
      apiHost.call(path, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

beforeAll(async () => {
  apiHost = await createTestHost({ demo: true, dataDir });
  const [{ email, password }] = demoMembers;
  asha = await logIn(email, password);
  stranger = await joinMember(apiHost);
});
afterAll(async () => {
  await apiHost.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('every field that can hold an id is listed', () => {
  expect(ofMembers.flatMap(namingFields).sort()).toEqual(Object.keys(fields).sort());
});

const owned = Object.entries(fields).flatMap(([name, field]) =>
  typeof field === 'string' ? [] : [{ name, ...field }],
);

describe("another member's object", () => {
  it.each(owned)('by $name is answered like a missing one', async ({ theirs, missing }) => {
    const [one, other] = [await theirs(), await missing()];
    expect({ status: one.status, body: await one.json() }).toEqual({ status: 404, body: await other.json() });
    expect(other.status).toBe(404);
  });

  it('bank details are neither changed nor shown', async () => {
    const before = await (await asha.get('/bank-details')).json();
    const body = { accountHolderName: 'A', accountNumber: '111122223333', ifscCode: 'PTLI0000001' };
    expect((await stranger.send('PUT', '/bank-details', body)).status).toBe(404);
    await expect((await stranger.get('/bank-details')).json()).resolves.toBeNull();
    await expect((await asha.get('/bank-details')).json()).resolves.toEqual(before);
  });

  it('a PAN is neither changed nor shown', async () => {
    await asha.send('PUT', '/tax/my-pan', { pan: 'ABCPX1234F' });
    expect((await stranger.send('PUT', '/tax/my-pan', { pan: 'ABCPX9876G' })).status).toBe(200);
    const none = await joinMember(apiHost);
    await expect((await none.get('/tax/my-pan')).json()).resolves.toMatchObject({ masked: null });
    await expect((await asha.get('/tax/my-pan')).json()).resolves.toMatchObject({ masked: '••••••234F' });
  });
});

/** Texts that are the same for all members. */
const SHARED = ['getUserDashboard'];
const reads = ofMembers.filter(([name, { method, params }]) => method === 'GET' && !params && !SHARED.includes(name));

describe('what a member reads', () => {
  const seen = new Map<string, number>();

  it.each(reads)('by %s holds nothing of another', async (name, { path }) => {
    const answer = await asha.get(path);
    // a list that failed has no marks, and would prove nothing
    expect(answer.status, name).toBeLessThan(500);
    const hers: unknown = await answer.json();
    const theirs = await (await stranger.get(path)).text();
    const marks = marksIn(hers);
    seen.set(name, marks.length);
    expect(marks.filter((mark) => theirs.includes(mark))).toEqual([]);
  });

  it('the test would notice a leak: she has data in almost every list', () => {
    const empty = [...seen].flatMap(([name, marks]) => (marks === 0 ? [name] : []));
    const hint = 'Asha has no rows in a list: packages/api/src/fixtures and apps/server/src/demo give her some';
    expect(empty.sort(), hint).toEqual(['getMailPreferences', 'getMyYear', 'getPayoutKinds', 'getRole', 'getStaff']);
  });
});
