import { CurrentUser, ReferredPerson } from '@potli/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestHost, type TestHost } from '../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../testing/joinMember.ts';
import { receiveReport } from '../../testing/receiveReport.ts';
import { addClick, sampleReport } from '../../testing/sampleMoney.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { hashOlderAccounts } from '../bank/hashOlderAccounts.ts';
import { readBalances } from '../ledger/lockWallets.ts';
import { createSealer } from '../sealing/createSealer.ts';
import { allowReferral, readSelfDealing } from './readSelfDealing.ts';

let apiHost: TestHost;
let orders = 0;

beforeAll(async () => {
  apiHost = await createTestHost();
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
    ...{ accountHolderName: 'Meera Iyer', ifscCode: 'PTLI0000042', bankName: 'Dhanpetee Bank', address: 'Bengaluru' },
    accountNumber: `0045${member.id}789`,
    ...change,
  });
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
    ['the same mobile number', ['phone'], async () => join(referrer, { mobileNumber: await mobileOf(referrer) })],
    [
      'a mobile number that becomes the same',
      ['phone'],
      async () => {
        const member = await join(referrer);
        await setMobile(member, await mobileOf(referrer));
        return member;
      },
    ],
    [
      "the referrer's mobile number, taken later",
      ['phone'],
      async () => {
        const member = await join(referrer);
        await setMobile(referrer, await mobileOf(member));
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
      ['phone'],
      async () => {
        const friend = await join(referrer);
        const again = await join(friend, { mobileNumber: await mobileOf(referrer) });
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
    [
      'a stranger with the same mobile number',
      async () => {
        const stranger = await join(await join());
        const member = await join(referrer, { mobileNumber: await mobileOf(stranger) });
        expect(await flagsOf(stranger)).toBeUndefined();
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
    const member = await join(referrer, { mobileNumber: await mobileOf(referrer) });
    await (await buy(member)).approved();
    expect((await readBalances(apiHost.database.orm, [member.id])).get(member.id)).toMatchObject({ APPROVED: 5_000n });
  });
});

it('counts for orders that were tracked before the flag, and takes back nothing that was given', async () => {
  const member = await join(referrer);
  const given = await buy(member);
  const open = await buy(member);
  await given.approved();
  await open.tracked();
  await setMobile(member, await mobileOf(referrer));
  await open.approved();
  await given.approved();
  expect((await readBalances(apiHost.database.orm, [referrer.id])).get(referrer.id)).toMatchObject({ APPROVED: 250n });
});

it('is for the operator to allow', async () => {
  const member = await join(referrer, { mobileNumber: await mobileOf(referrer) });
  expect(await allowReferral(apiHost.database.orm, member.email, 'cli:test')).toBe(true);
  expect(await allowReferral(apiHost.database.orm, member.email, 'cli:test')).toBe(false);
  await setMobile(referrer, '9000000001');
  await setMobile(referrer, await mobileOf(member));
  expect(await percentOf(member, referrer)).toBe(5);
  expect(await brings(member, referrer)).toBe(250n);
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
