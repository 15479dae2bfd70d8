import { CurrentUser, ReferredPerson } from '@potli/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { postJson } from '../../../testing/postJson.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { sampleDevice, sampleSignup } from '../../../testing/sampleMember.ts';
import { addClick, sampleReport } from '../../../testing/sampleMoney.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { isSound } from '../../ledger/journals/ledgerChecks.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { importCatalogue } from '../../shop/catalogue/import/importCatalogue.ts';
import { releaseWithheldShares } from '../../views/referrals/releaseWithheldShares.ts';
import { hashOlderAccounts } from '../bank/hashOlderAccounts.ts';
import { allowReferral, readSelfDealing } from './readSelfDealing.ts';

let apiHost: TestHost;
let orders = 0;
let storeId: string;

beforeAll(async () => {
  apiHost = await createTestHost();
  await importCatalogue(apiHost.database, sampleCatalogue());
  const { rows } = await apiHost.database.pool.query<{ id: string }>(`select id from store where url_slug = 'kapas'`);
  storeId = rows[0]?.id ?? '';
});
afterAll(() => apiHost.close());

const codeOf = async (member: TestMember) =>
  z.parse(CurrentUser, await (await member.get('/current-user')).json()).referralCode ?? '';
const join = async (invitedBy?: TestMember, extra: Parameters<typeof joinMember>[1] = {}) =>
  joinMember(apiHost, { ...extra, ...(invitedBy && { referralCode: await codeOf(invitedBy) }) });
const mobileOf = async (member: TestMember) =>
  z.parse(CurrentUser, await (await member.get('/current-user')).json()).mobileNumber ?? '';
async function setMobile(member: TestMember, mobileNumber: string) {
  const body = { name: 'Meera Nair', mobileNumber, birthDate: '', gender: 'FEMALE' };
  expect((await member.send('PUT', '/user', body)).status).toBe(200);
}
const saveAccount = (member: TestMember, change: object = {}) =>
  member.send('POST', '/bank-details', {
    accountHolderName: 'Meera Iyer',
    ifscCode: 'PTLI0000042',
    bankName: 'Dhanpetee Bank',
    address: 'Bengaluru',
    accountNumber: `0045${member.id}789`,
    ...change,
  });
const click = async (member: TestMember, visitorId: string) => {
  const answer = await member.send('POST', `/click/${storeId}?clickSource=STORE`, { ...sampleDevice, visitorId });
  expect(answer.status).toBe(200);
};
/** Logs in with a browser, and returns its device cookie. */
async function logIn(email: string, cookie = '') {
  const { headers, ...init } = postJson({ email, password: sampleSignup().password });
  const browser = { ...headers, cookie, 'sec-fetch-site': 'same-origin' };
  const answer = await apiHost.call('/login', { ...init, headers: browser });
  const device = answer.headers.getSetCookie().find((line) => line.startsWith('known_device='));
  return { cookie: device?.split(';')[0] ?? '' };
}
const saveUpi = async (member: TestMember, vpa: string) => {
  const body = { kind: 'upi', accountHolderName: 'Meera Iyer', vpa };
  expect((await member.send('POST', '/bank-details', body)).status).toBe(200);
};

/** An order of 1,000 rupees at 5 %, of which a referrer gets 250 paise. */
async function buy(member: TestMember) {
  orders += 1;
  const clickId = await addClick(apiHost.database, member.id, { clickedAt: new Date('2026-09-30T06:00:00Z') });
  const orderId = `SD-${orders}`;
  const report = (status: 'tracked' | 'approved') =>
    receiveReport(apiHost.database, sampleReport({ clickId, orderId, status }));
  return { tracked: () => report('tracked'), approved: () => report('approved') };
}

async function brings(member: TestMember, referrer: TestMember): Promise<bigint> {
  const approvedOf = async () =>
    (await readBalances(apiHost.database.orm, [referrer.id])).get(referrer.id)?.APPROVED ?? 0n;
  const before = await approvedOf();
  await (await buy(member)).approved();
  return (await approvedOf()) - before;
}

const flagsOf = async (member: TestMember) =>
  (await readSelfDealing(apiHost.database.orm)).find(({ email }) => email === member.email)?.reasons;

async function percentOf(member: TestMember, referrer: TestMember) {
  const people = z.parse(
    z.array(ReferredPerson),
    await (await referrer.get('/refer-and-earn/referred-people/paginated')).json(),
  );
  return people.find(({ email }) => email === member.email)?.referrerCommissionPercentage;
}

let referrer: TestMember;
let mailbox = 0;
beforeEach(async () => {
  mailbox += 1;
  referrer = await join(undefined, { email: `asha.rao${mailbox}@gmail.com` });
});

describe('a referral of oneself earns nothing', () => {
  it.each<[string, string[], () => Promise<TestMember>]>([
    ['the same mailbox', ['email'], () => join(referrer, { email: `asharao${mailbox}+2@googlemail.com` })],
    [
      'the same device in clicks',
      ['device'],
      async () => {
        const member = await join(referrer);
        await click(referrer, `phone-${mailbox}`);
        await click(member, `phone-${mailbox}`);
        return member;
      },
    ],
    [
      'the same device, of which the referrer is seen last',
      ['device'],
      async () => {
        const member = await join(referrer);
        await click(member, `phone-${mailbox}`);
        await click(referrer, `phone-${mailbox}`);
        return member;
      },
    ],
    [
      'the browser of the referrer, by its cookie',
      ['device'],
      async () => {
        const { cookie } = await logIn(referrer.email);
        const member = await join(referrer);
        await logIn(member.email, cookie);
        return member;
      },
    ],
    [
      'the same bank account, written in another way',
      ['bank'],
      async () => {
        const member = await join(referrer);
        await saveAccount(referrer, { accountNumber: `45${mailbox}0099887` });
        await saveAccount(member, {
          accountNumber: `0045${mailbox}0099887`,
          ifscCode: 'PTLI0000099',
          accountHolderName: 'A. Rao',
        });
        return member;
      },
    ],
    [
      'the same UPI ID, in other letters',
      ['bank'],
      async () => {
        const member = await join(referrer);
        await saveUpi(referrer, `rao.${mailbox}@okpotli`);
        await saveUpi(member, `Rao.${mailbox}@OKPOTLI`);
        return member;
      },
    ],
    [
      'a loop: the invited friend invites the inviter again',
      ['bank'],
      async () => {
        const friend = await join(referrer);
        const again = await join(friend);
        await saveUpi(referrer, `loop.${mailbox}@okpotli`);
        await saveUpi(again, `loop.${mailbox}@okpotli`);
        referrer = friend;
        return again;
      },
    ],
  ])('%s', async (_, reasons, prepare) => {
    const member = await prepare();
    expect(await flagsOf(member)).toEqual(reasons);
    expect(await percentOf(member, referrer)).toBe(0);
    expect(await brings(member, referrer)).toBe(0n);
  });

  it.each<[string, () => Promise<TestMember>]>([
    ['nothing in common', () => join(referrer)],
    [
      'the same number at another bank',
      async () => {
        const member = await join(referrer);
        await saveAccount(referrer, { accountNumber: `77${mailbox}0099887` });
        await saveAccount(member, { accountNumber: `77${mailbox}0099887`, ifscCode: 'HDFC0000099' });
        return member;
      },
    ],
    [
      'another UPI ID at the same bank',
      async () => {
        const member = await join(referrer);
        await saveUpi(referrer, `rao.${mailbox}@okpotli`);
        await saveUpi(member, `rao${mailbox}@okpotli`);
        return member;
      },
    ],
    ['a mobile number that nobody verified', async () => join(referrer, { mobileNumber: await mobileOf(referrer) })],
    [
      'a mobile number that becomes the same',
      async () => {
        const member = await join(referrer);
        await setMobile(member, await mobileOf(referrer));
        return member;
      },
    ],
    [
      'clients that name no device',
      async () => {
        const member = await join(referrer);
        for (const placeholder of ['Unknown', 'visitor', '00000000-0000', '        ']) {
          await click(referrer, placeholder);
          await click(member, placeholder);
        }
        return member;
      },
    ],
    [
      'a device that belongs to a stranger',
      async () => {
        const stranger = await join(await join());
        const member = await join(referrer);
        await click(stranger, `lent-${mailbox}`);
        await click(member, `lent-${mailbox}`);
        return member;
      },
    ],
  ])('but it does with %s', async (_, prepare) => {
    const member = await prepare();
    expect(await flagsOf(member)).toBeUndefined();
    expect(await percentOf(member, referrer)).toBe(5);
    expect(await brings(member, referrer)).toBe(250n);
  });

  it('pays the friend all the same', async () => {
    const member = await shared();
    await (await buy(member)).approved();
    expect((await readBalances(apiHost.database.orm, [member.id])).get(member.id)).toMatchObject({ APPROVED: 5_000n });
  });
});

const approvedOf = async ({ id }: TestMember) =>
  (await readBalances(apiHost.database.orm, [id])).get(id)?.APPROVED ?? 0n;

/** A friend who uses the device of the referrer. */
async function shared(): Promise<TestMember> {
  const member = await join(referrer);
  await click(referrer, `family-${mailbox}`);
  await click(member, `family-${mailbox}`);
  return member;
}

it('counts for orders that were tracked before the flag, and takes back nothing that was given', async () => {
  const member = await join(referrer);
  const given = await buy(member);
  const open = await buy(member);
  await given.approved();
  await open.tracked();
  await click(referrer, `late-${mailbox}`);
  await click(member, `late-${mailbox}`);
  await open.approved();
  await given.approved();
  expect(await approvedOf(referrer)).toBe(250n);
});

it('is for the operator to allow, and what was withheld is given then, once', async () => {
  const member = await shared();
  await (await buy(member)).approved();
  const declined = await buy(member);
  await declined.tracked();
  expect(await approvedOf(referrer)).toBe(0n);
  expect(await releaseWithheldShares(apiHost.database)).toBe(0);
  expect(await allowReferral(apiHost.database.orm, member.email, 'cli:test')).toBe(true);
  expect(await allowReferral(apiHost.database.orm, member.email, 'cli:test')).toBe(false);
  expect(await releaseWithheldShares(apiHost.database)).toBe(1);
  expect(await releaseWithheldShares(apiHost.database)).toBe(0);
  expect(await approvedOf(referrer)).toBe(250n);
  await click(member, `family-${mailbox}-new`);
  await click(referrer, `family-${mailbox}-new`);
  expect(await percentOf(member, referrer)).toBe(5);
  expect(await brings(member, referrer)).toBe(250n);
  expect(await checkLedger(apiHost.database)).toSatisfy(isSound);
});

it('stores no device in clear', async () => {
  await click(referrer, `secret-phone-${mailbox}`);
  const { rows } = await apiHost.database.pool.query<{ content: string }>(
    `select string_agg(d::text, '') as content from member_device d`,
  );
  expect(rows[0]?.content).not.toContain('secret');
  expect(rows[0]?.content).not.toContain(Buffer.from('secret-phone').toString('hex'));
});

it('finds equal accounts from before there were hashes, and after a change of the key', async () => {
  const { database } = apiHost;
  const member = await join(referrer);
  await saveAccount(referrer, { accountNumber: '330099887' });
  await saveAccount(member, { accountNumber: '330099887', accountHolderName: 'M. Iyer' });
  await database.pool.query('delete from self_dealing');
  await database.pool.query('update bank_account set account_hash = null where member_id = $1', [referrer.id]);
  const changed = createSealer('the next secret of tests, as long as that', [testSettings.piiKey]);
  await hashOlderAccounts(database, changed, new AbortController().signal);
  expect(await flagsOf(member)).toEqual(['bank']);
  const { rows } = await database.pool.query('select from bank_account where substr(account_hash, 1, 4) <> $1', [
    changed.keyId,
  ]);
  expect(rows).toEqual([]);
});

it('two who save one account at the same moment are found', async () => {
  const member = await join(referrer);
  const accountNumber = '440099887';
  await Promise.all([saveAccount(referrer, { accountNumber }), saveAccount(member, { accountNumber })]);
  expect(await flagsOf(member)).toEqual(['bank']);
});
