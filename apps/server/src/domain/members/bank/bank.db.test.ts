import { BankDetails } from '@potli/api';
import { PAYOUT_HOLD_HOURS } from '@potli/api/contract/policy';
import { HOUR_MS } from '@potli/api/units/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { sampleSignup } from '../../../testing/sampleMember.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { findPayoutAccount } from '../../payouts/transfers/findPayoutAccount.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';

let apiHost: TestHost;
let member: TestMember;

const body = {
  accountHolderName: 'Meera Iyer',
  accountNumber: '004512347890',
  ifscCode: 'PTLI0000042',
  bankName: 'Dhanpetee Bank',
  address: 'Jayanagar, Bengaluru',
};
const { password } = sampleSignup();
const create = (change: object = {}) => member.send('POST', '/bank-details', { ...body, ...change });
const update = (change: object = {}) => member.send('PUT', '/bank-details', { ...body, ...change, password });
const onFile = async () => z.parse(z.nullable(BankDetails), await (await member.get('/bank-details')).json());
const hold = async (at = new Date()) => (await findPayoutAccount(apiHost.database.orm, member.id, at))?.heldUntil;

async function rowsOf(member: TestMember) {
  const { rows } = await apiHost.database.pool.query<{ id: string; version: number; sealed: Buffer }>(
    'select id, version, sealed from bank_account where member_id = $1 order by version',
    [member.id],
  );
  return rows;
}

beforeAll(async () => {
  apiHost = await createTestHost();
});
afterAll(() => apiHost.close());
beforeEach(async () => {
  member = await joinMember(apiHost);
  await apiHost.database.pool.query('update member set email_verified_at = now() where id = $1', [member.id]);
});

describe('bank details', () => {
  it('are null, then created once, then changed', async () => {
    expect(await onFile()).toBeNull();
    expect((await update()).status).toBe(404);
    expect((await create()).status).toBe(200);
    expect((await create()).status).toBe(409);
    expect(await onFile()).toEqual({ kind: 'account', ...body, payoutsHeldUntil: null, payoutsHeldBecause: null });
    expect((await update({ accountNumber: '111122223333' })).status).toBe(200);
    expect(await onFile()).toMatchObject({ accountNumber: '111122223333' });
  });

  it('are created by one of many parallel calls', async () => {
    const tries = await Promise.all(Array.from({ length: 8 }, () => create()));
    expect(tries.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });

  it('of many parallel calls are all stored', async () => {
    await create();
    const numbers = Array.from({ length: 8 }, (_, n) => `00000000000${n}`);
    const tries = await Promise.all(numbers.map((accountNumber) => update({ accountNumber })));
    expect(tries.every(({ status }) => status === 200)).toBe(true);
    expect((await rowsOf(member)).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('name the bank of a known code where it was left empty', async () => {
    await create({ ifscCode: 'SBIN0000001', bankName: '' });
    expect((await onFile())?.bankName).toBe('State Bank of India');
  });

  it('name no bank of an unknown code, and store a name that was typed', async () => {
    await create({ bankName: '' });
    expect((await onFile())?.bankName).toBe('');
    await update({ ifscCode: 'SBIN0000001', bankName: 'My own words' });
    expect((await onFile())?.bankName).toBe('My own words');
  });
});

describe('a UPI ID', () => {
  const upi = (vpa: string) => ({ kind: 'upi', accountHolderName: 'Meera Iyer', vpa });
  const saveUpi = (vpa: string) => member.send('PUT', '/bank-details', { ...upi(vpa), password });
  const noAccount = { accountNumber: '', ifscCode: '', bankName: '', address: '' };
  const errorsOf = async (answer: Response) => z.parse(z.object({ errors: z.array(z.string()) }), await answer.json());

  it('is stored beside the account as a version of its own, with the name that the bank has', async () => {
    await create();
    expect((await saveUpi('Meera.Iyer@okpotli')).status).toBe(200);
    const { payoutsHeldUntil, payoutsHeldBecause: _, ...saved } = (await onFile()) ?? {};
    expect(saved).toEqual({ ...noAccount, ...upi('Meera.Iyer@okpotli'), registeredName: 'MEERA IYER' });
    expect(payoutsHeldUntil).not.toBeNull();
    expect((await update()).status).toBe(200);
    expect(await onFile()).toMatchObject({ kind: 'account', ...body });
    const { rows } = await apiHost.database.pool.query(
      'select kind from bank_account where member_id = $1 order by version',
      [member.id],
    );
    expect(rows).toEqual([{ kind: 'account' }, { kind: 'upi' }, { kind: 'account' }]);
  });

  it('can be the first, and does not delay payouts then', async () => {
    expect((await member.send('POST', '/bank-details', upi('meera@okpotli'))).status).toBe(200);
    await expect(hold()).resolves.toBeNull();
    expect((await saveUpi('meera@okpotli')).status).toBe(200);
    expect(await rowsOf(member)).toHaveLength(1);
  });

  it('that the bank does not know is refused; one that cannot be checked is stored without a name', async () => {
    await create();
    const refused = await saveUpi('nobody@okpotli');
    expect(refused.status).toBe(400);
    expect(await errorsOf(refused)).toEqual({ errors: ['No bank knows this UPI ID. Please check it.'] });
    expect(await onFile()).toMatchObject({ kind: 'account', payoutsHeldUntil: null });
    expect((await saveUpi('silent@okpotli')).status).toBe(200);
    expect(await onFile()).toMatchObject({ vpa: 'silent@okpotli', registeredName: null });
  });

  it.each(['meera', 'm@okpotli', 'meera@', 'meera@ok1', 'me era@okpotli', `meera@${'x'.repeat(65)}`, 'm'.repeat(400)])(
    'is not %s',
    async (vpa) => {
      expect((await member.send('POST', '/bank-details', upi(vpa))).status).toBe(400);
      expect(await onFile()).toBeNull();
    },
  );

  it('is refused where the bank sends to accounts only', async () => {
    const neft = await createTestHost({ bank: { kind: 'neft', credentials: new Map([['account', ['501000123']]]) } });
    try {
      const saver = await joinMember(neft);
      const kinds = async () => (await saver.get('/bank-details/kinds')).json();
      expect(await kinds()).toEqual({ sendsTo: ['account'], onFile: null });
      const refused = await saver.send('POST', '/bank-details', upi('meera@okpotli'));
      expect(refused.status).toBe(400);
      expect(await errorsOf(refused)).toEqual({
        errors: ['Our bank does not send to UPI IDs. Please add your bank account.'],
      });
      expect((await saver.send('POST', '/bank-details', body)).status).toBe(200);
      expect(await kinds()).toEqual({ sendsTo: ['account'], onFile: 'account' });
    } finally {
      await neft.close();
    }
  });

  it('is not readable in the database', async () => {
    await member.send('POST', '/bank-details', upi('meera.iyer@okpotli'));
    const [row] = await rowsOf(member);
    for (const secret of ['meera', 'MEERA', 'okpotli']) expect(row?.sealed.toString('latin1')).not.toContain(secret);
  });

  it('is no other kind', async () => {
    expect((await create({ kind: 'wallet' })).status).toBe(400);
    expect((await create({ kind: 'upi' })).status).toBe(400);
  });
});

describe('what is stored', () => {
  it('is not readable in the database, and opens only in its own row', async () => {
    await create();
    await update({ accountNumber: '111122223333' });
    const [first, second] = await rowsOf(member);
    const text = JSON.stringify([first?.sealed.toString('latin1'), second?.sealed.toString('latin1')]);
    for (const secret of [body.accountNumber, '111122223333', 'Meera', 'PTLI']) expect(text).not.toContain(secret);

    const other = await joinMember(apiHost);
    await apiHost.database.pool.query(
      'insert into bank_account (id, member_id, version, sealed) values (gen_random_uuid(), $1, 1, $2)',
      [other.id, first?.sealed],
    );
    expect((await other.get('/bank-details')).status).toBe(500);
  });

  it('is append-only', async () => {
    await create();
    const mine = [member.id];
    const { pool } = apiHost.database;
    await expect(pool.query('update bank_account set version = 9 where member_id = $1', mine)).rejects.toThrow(/never/);
    const sealed = createSealer(testSettings.piiKey).seal('{}', 'bank_account');
    const overwrite = 'update bank_account set sealed = $2 where member_id = $1';
    await expect(pool.query(overwrite, [member.id, sealed])).rejects.toThrow(/never/);
    await expect(pool.query('delete from bank_account where member_id = $1', mine)).rejects.toThrow(/never/);
  });
});

describe('payouts', () => {
  it('wait after a change, not after the first account', async () => {
    await expect(hold()).resolves.toBeUndefined();
    await create();
    await expect(hold()).resolves.toBeNull();
    await update({ accountNumber: '111122223333' });
    const until = await hold();
    expect(until?.toISOString()).toBe((await onFile())?.payoutsHeldUntil);
    const untilMs = until?.getTime() ?? 0;
    expect(Math.abs(untilMs - Date.now() - PAYOUT_HOLD_HOURS * HOUR_MS)).toBeLessThan(60_000);
    await expect(hold(new Date(untilMs - 1))).resolves.toEqual(until);
    await expect(hold(new Date(untilMs))).resolves.toBeNull();
  });

  it('do not wait after a save without a change', async () => {
    await create();
    expect((await update()).status).toBe(200);
    await expect(hold()).resolves.toBeNull();
    expect(await rowsOf(member)).toHaveLength(1);
  });

  it.each(Object.keys(body))('wait after a change of the %s alone', async (field) => {
    await create();
    await update({ [field]: field === 'ifscCode' ? 'PTLI0000043' : '999999' });
    await expect(hold()).resolves.not.toBeNull();
  });
});

it('a member can save five times a day', async () => {
  const strict = await createTestHost({ rateLimits: 1 });
  try {
    const saver = await joinMember(strict);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const change = { ...body, address: `Floor ${n}`, password };
      statuses.push((await saver.send(n === 0 ? 'POST' : 'PUT', '/bank-details', change)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    await strict.close();
  }
});
