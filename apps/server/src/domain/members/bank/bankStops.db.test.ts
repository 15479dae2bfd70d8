import { setTimeout } from 'node:timers/promises';
import type { AccountBody, BankBody, UpiBody } from '@potli/api';
import { BANK_STOP_LINK_DAYS, LONG_PAYOUT_HOLD_HOURS, PAYOUT_HOLD_HOURS } from '@potli/api/contract/policy';
import { DAY_MS, HOUR_MS } from '@potli/api/units/time';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRateLimiter } from '../../../limits/createRateLimiter.ts';
import type { Services } from '../../../services/openServices.ts';
import { createMailCollector } from '../../../testing/createMailCollector.ts';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { postJson } from '../../../testing/postJson.ts';
import { sampleSignup } from '../../../testing/sampleMember.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { findPayoutAccount } from '../../payouts/transfers/findPayoutAccount.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import type { Caller } from '../identity/Caller.ts';
import { knowsNoVpa } from './CheckVpa.ts';
import { type BankWrite, createBankService } from './createBankService.ts';

const mail = createMailCollector();

let apiHost: TestHost;
let bank: Services['bank'];
let member: TestMember;
let caller: Caller;

const account = (accountNumber: string): AccountBody => ({
  accountHolderName: 'Meera Iyer',
  accountNumber,
  ifscCode: 'PTLI0000042',
  bankName: '',
  address: '',
});
const own = account('004512347890');
const thiefs = account('666666666666');

const isPassword = async (_: bigint, password: string) => password === sampleSignup().password;
/** As a thief who knows the password. */
const writeOf = (by: Caller, body: BankBody): BankWrite => ({
  caller: by,
  place: { ip: '10.0.0.1' },
  body,
  password: sampleSignup().password,
});

const sql = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await apiHost.database.pool.query<Row>(text, values)).rows;
const hold = async () => (await findPayoutAccount(apiHost.database.orm, member.id, new Date()))?.heldUntil;
const isOnHold = async () =>
  Math.abs(((await hold())?.getTime() ?? 0) - Date.now() - PAYOUT_HOLD_HOURS * HOUR_MS) < 60_000;
const mailsTo = () => mail.mails.filter(({ to }) => to === member.email);
const stopKey = () => mail.lastKey(member.email, 'http://potli.test/stop-bank-change');
const numberOnFile = async () => (await bank.find(member.id))?.accountNumber;

/** Another session of the member. */
async function logIn(): Promise<Caller> {
  const { password } = sampleSignup();
  const answer = await apiHost.call('/login', postJson({ email: member.email, password }));
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { id: member.id, sessionId: decodeJwt<{ sid: string }>(accessToken).sid };
}
const openSessions = async () =>
  (await sql<{ id: string }>('select id from session where member_id = $1 and ended_at is null', member.id)).map(
    ({ id }) => id,
  );
const joinedLongAgo = () => sql(`update member set created_at = now() - interval '25 hours' where id = $1`, member.id);

function parts() {
  const { database } = apiHost;
  const limits = createRateLimiter(0, database.pool);
  return {
    database,
    limits,
    sealer: createSealer(testSettings.piiKey),
    mail,
    checkVpa: knowsNoVpa,
    passwordMatches: isPassword,
    ...testSettings,
  };
}

/** Resolves when a statement waits for a lock. */
async function waitingForLock(): Promise<void> {
  const waiting = () => sql('select from pg_locks where not granted');
  while ((await waiting()).length === 0) await setTimeout(5);
}

beforeAll(async () => {
  apiHost = await createTestHost();
  bank = createBankService(parts());
});
afterAll(() => apiHost.close());
beforeEach(async () => {
  member = await joinMember(apiHost);
  await sql('update member set email_verified_at = now() where id = $1', member.id);
  caller = { id: member.id, sessionId: decodeJwt<{ sid: string }>(member.accessToken).sid };
});

describe('a first account', () => {
  it('of a newcomer whose address is verified does not delay payouts, and is mailed with its link', async () => {
    await bank.create(writeOf(caller, own));
    expect(await hold()).toBeNull();
    expect(mailsTo()).toMatchObject([{ inTransaction: true, subject: 'Your bank details at Potli were saved' }]);
    await bank.stop(stopKey());
    expect(await bank.find(member.id)).toBeNull();
  });

  it('of a newcomer waits for a day after the address is verified, whoever verifies it', async () => {
    await sql('update member set email_verified_at = null where id = $1', member.id);
    await bank.create(writeOf(caller, own));
    expect(await bank.find(member.id)).toMatchObject({ payoutsHeldBecause: 'UNVERIFIED' });
    await sql(`update member set email_verified_at = now() + interval '10 days' where id = $1`, member.id);
    expect(((await hold())?.getTime() ?? 0) - Date.now()).toBeGreaterThan(10.9 * DAY_MS);
  });

  it('of an older member delays payouts and sends a link, however old the session is', async () => {
    await joinedLongAgo();
    await sql(`update session set created_at = now() - interval '5 hours' where id = $1`, caller.sessionId);
    const saved = await bank.create(writeOf(caller, thiefs));
    expect(saved.payoutsHeldUntil).not.toBeNull();
    expect(saved.payoutsHeldBecause).toBe('FIRST');
    expect(await isOnHold()).toBe(true);
    expect(mailsTo()).toMatchObject([{ inTransaction: true }]);
    await bank.stop(stopKey());
    expect(await bank.find(member.id)).toBeNull();
    expect(await hold()).toBeUndefined();
    // the next account replaces one that was stopped
    await bank.create(writeOf(await logIn(), own));
    expect(await isOnHold()).toBe(true);
  });

  it('of an older member with money, from a device that is new, waits as long as it can be stopped', async () => {
    await joinedLongAgo();
    await sql(
      `insert into account (member_id, kind, balance) values ($1, 'APPROVED', 350000)
       on conflict (member_id, kind) do update set balance = excluded.balance`,
      member.id,
    );
    const saved = await bank.create(writeOf(await logIn(), thiefs));
    expect(saved.payoutsHeldBecause).toBe('DEVICE');
    expect(Date.parse(saved.payoutsHeldUntil ?? '') - Date.now()).toBeGreaterThan(
      (LONG_PAYOUT_HOLD_HOURS - 1) * HOUR_MS,
    );
    expect(mailsTo()[0]?.text).toContain('From 3 days from now');
  });
});

describe('a change', () => {
  beforeEach(async () => {
    await bank.create(writeOf(caller, own));
    mail.mails.length = 0;
  });

  it('sends a link with only the end of the account number, in the same transaction', async () => {
    await bank.update(writeOf(caller, thiefs));
    expect(mailsTo()).toMatchObject([{ inTransaction: true }]);
    const text = mailsTo()[0]?.text ?? '';
    expect(text).toContain('ends in 6666');
    expect(text).not.toContain(thiefs.accountNumber);
    expect(Buffer.from(stopKey(), 'base64url')).toHaveLength(32);
    const [row] = await sql<{ content: string }>(`select string_agg(s::text, '') as content from bank_account_stop s`);
    expect(row?.content).not.toContain(stopKey());
    expect(row?.content).not.toContain(Buffer.from(stopKey(), 'base64url').toString('hex'));
  });

  it('to a UPI ID and away from it waits and sends a link as well, which undoes it', async () => {
    const upi: UpiBody = { kind: 'upi', accountHolderName: 'Meera Iyer', vpa: 'thief.one@okpotli' };
    await bank.update(writeOf(caller, upi));
    expect(await isOnHold()).toBe(true);
    const text = mailsTo()[0]?.text ?? '';
    expect(text).toContain('the UPI ID th••••@okpotli');
    expect(text).not.toContain('thief.one');
    await bank.stop(stopKey());
    expect(await numberOnFile()).toBe(own.accountNumber);

    const again = await logIn();
    await bank.update(writeOf(again, upi));
    await sql(`update session set created_at = now() - interval '61 minutes' where id = $1`, again.sessionId);
    await bank.update(writeOf(again, thiefs));
    expect(mailsTo()).toHaveLength(3);
    expect(await isOnHold()).toBe(true);
    await bank.stop(stopKey());
    expect(await bank.find(member.id)).toMatchObject({ kind: 'upi', vpa: upi.vpa, accountNumber: '' });
  });

  it('ends the other sessions, unless nothing changed', async () => {
    const other = await logIn();
    await bank.update(writeOf(caller, own));
    expect((await openSessions()).sort()).toEqual([caller.sessionId, other.sessionId].sort());
    await bank.update(writeOf(other, thiefs));
    expect(await openSessions()).toEqual([other.sessionId]);
    expect((await member.get('/bank-details')).status).toBe(401);
  });

  it('is undone by its link: the previous account is valid, all sessions end, and payouts wait', async () => {
    await bank.update(writeOf(caller, thiefs));
    await sql(`update bank_account_stop set expires_at = expires_at - interval '71 hours'`);
    await bank.stop(stopKey());
    expect(await numberOnFile()).toBe(own.accountNumber);
    expect(await isOnHold()).toBe(true);
    expect(await openSessions()).toEqual([]);
    const answer = await findPayoutAccount(
      apiHost.database.orm,
      member.id,
      new Date(Date.now() + PAYOUT_HOLD_HOURS * HOUR_MS + 60_000),
    );
    const [first] = await sql<{ id: string }>(
      'select id from bank_account where member_id = $1 and version = 1',
      member.id,
    );
    expect(answer).toMatchObject({ id: first?.id, heldUntil: null });
  });

  it('is undone with all later changes, by the link of any of them', async () => {
    await bank.update(writeOf(caller, thiefs));
    const first = stopKey();
    await bank.update(writeOf(caller, account('777777777777')));
    const second = stopKey();
    await bank.stop(second);
    expect(await numberOnFile()).toBe(thiefs.accountNumber);
    await bank.stop(first);
    expect(await numberOnFile()).toBe(own.accountNumber);
    await bank.update(writeOf(await logIn(), account('888888888888')));
    expect(await numberOnFile()).toBe('888888888888');
  });

  it('stopped twice ends sessions only once', async () => {
    await bank.update(writeOf(caller, thiefs));
    await bank.stop(stopKey());
    const back = await logIn();
    await bank.stop(stopKey());
    expect(await openSessions()).toEqual([back.sessionId]);
  });

  it('is not undone after three days, nor by a forged key', async () => {
    await bank.update(writeOf(caller, thiefs));
    await sql(`update bank_account_stop set expires_at = expires_at - interval '${BANK_STOP_LINK_DAYS} days'`);
    for (const key of [stopKey(), 'x', '']) await expect(bank.stop(key)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await numberOnFile()).toBe(thiefs.accountNumber);
  });

  it('that is saved while an earlier one is stopped is stopped as well', async () => {
    await bank.update(writeOf(caller, thiefs));
    const key = stopKey();
    let stopping: Promise<void> | undefined;
    const slow = createBankService({
      ...parts(),
      mail: {
        // the save is not committed yet: the stop must wait for it
        async send() {
          stopping = bank.stop(key);
          await Promise.race([stopping, waitingForLock()]);
        },
      },
    });
    await slow.update(writeOf(caller, account('777777777777')));
    await stopping;
    expect(await numberOnFile()).toBe(own.accountNumber);
    expect(await openSessions()).toEqual([]);
  });

  it('and its stop in parallel leave the thief nothing, in any order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const thief = await logIn();
      await bank.update(writeOf(thief, account(`66666666660${round}`)));
      await Promise.allSettled([bank.stop(stopKey()), bank.update(writeOf(thief, account(`77777777770${round}`)))]);
      expect(await numberOnFile()).toBe(own.accountNumber);
      expect(await isOnHold()).toBe(true);
      expect(await openSessions()).toEqual([]);
    }
  });

  it('by a session that has ended meanwhile is refused', async () => {
    const other = await logIn();
    await bank.update(writeOf(caller, thiefs));
    await expect(bank.update(writeOf(other, account('777777777777')))).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    expect(await numberOnFile()).toBe(thiefs.accountNumber);
  });
});
