import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BankStatus, BankTransfer } from '../../../domain/payouts/transfers/BankPort.ts';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { createSimulatedBank } from './createSimulatedBank.ts';

let folder: string;
let nowMs: number;
beforeEach(() => {
  folder = createDataDir();
  nowMs = Date.UTC(2026, 10, 25, 6);
  return () => rmSync(folder, { recursive: true, force: true });
});

const open = (speed = 1) => createSimulatedBank({ folder, speed, now: () => nowMs });
const file = () => join(folder, 'transfers.jsonl');
const accepted = { result: 'accepted' };
const missing = { result: 'missing' };

const transferOf = (payoutId: string, target: Partial<BankTransfer['target']> = {}): BankTransfer => ({
  payoutId,
  memberId: 1n,
  bankAccountId: 'version-1',
  target: {
    kind: 'account',
    holderName: 'Asha Rao',
    accountNumber: '100200300400',
    ifscCode: 'SBIN0000001',
    ...target,
  } as BankTransfer['target'],
  amountPaise: 5_000n,
});

it('takes a transfer, has sent it after ten seconds, and sends it once', async () => {
  const bank = open();
  expect(await bank.find('payout-1')).toEqual(missing);
  expect(await bank.transfer(transferOf('payout-1'))).toEqual(accepted);
  nowMs += 9_999;
  expect(await bank.transfer(transferOf('payout-1'))).toEqual(accepted);
  expect(await bank.find('payout-1')).toEqual(accepted);
  nowMs += 1;
  const sent = { result: 'sent', utr: expect.stringMatching(/^POTLN26329\d{6}$/) as string, amountPaise: 5_000n };
  expect(await bank.find('payout-1')).toEqual(sent);
  expect(await bank.transfer(transferOf('payout-1'))).toEqual(await bank.find('payout-1'));
  expect(await bank.find('payout-2')).toEqual(missing);
  expect(readFileSync(file(), 'utf8').match(/payout-1/g)).toHaveLength(1);
});

it('names a transfer to a UPI ID as UPI does, and is as quick as it is configured', async () => {
  const bank = open(10_000);
  await bank.transfer(transferOf('payout-1', { kind: 'upi', vpa: 'asha.rao@okpotli' }));
  nowMs += 1;
  expect(await bank.find('payout-1')).toEqual({
    result: 'sent',
    utr: expect.stringMatching(/^6329\d{8}$/) as string,
    amountPaise: 5_000n,
  });
});

it('takes a transfer before it sends it, also where no time passes between', async () => {
  const instant = createSimulatedBank({ folder, speed: 10_000, now: () => (nowMs += 1) });
  expect(await instant.transfer(transferOf('payout-1'))).toEqual(accepted);
  expect(await instant.find('payout-1')).toMatchObject({ result: 'sent' });
});

it('remembers across processes, whatever a line became that one of them did not finish', async () => {
  await open().transfer(transferOf('payout-1'));
  appendFileSync(file(), '\n{"payoutId":"payout-2","kin');
  const [one, other] = [open(), open()];
  expect(await one.find('payout-2')).toEqual(missing);
  expect(await one.transfer(transferOf('payout-3'))).toEqual(accepted);
  nowMs += 10_000;
  expect(await other.find('payout-1')).toMatchObject({ result: 'sent' });
  expect(await other.find('payout-3')).toEqual(await one.find('payout-3'));
  expect(await other.transfer(transferOf('payout-2'))).toEqual(accepted);
});

it('stores nothing about whom it pays', async () => {
  await open().transfer(transferOf('payout-1'));
  expect(readFileSync(file(), 'utf8')).not.toMatch(/Asha|1002003|SBIN/);
});

describe('a developer wishes', () => {
  const ids = ['0f8fad5b-d9cb-469f-a165-70867728950e', '7c9e6679-7425-40de-944b-e07fc1f90ae7'] as const;
  const [first, second] = ids;
  const later = () => {
    nowMs += 10_000;
  };
  /** What the bank answers; `silence` where nothing comes. */
  const answerOf = async (asked: Promise<BankStatus>) => {
    const silence = new Promise<'silence'>((resolve) => setImmediate(resolve, 'silence'));
    const answer = await Promise.race([asked.catch(() => 'dropped' as const), silence]);
    return typeof answer === 'string' ? answer : answer.result;
  };

  it.each([
    ['fails', 'accepted', 'refused'],
    ['returns', 'accepted', 'returned'],
    ['hangs', 'silence', 'silence'],
    ['drops', 'dropped', 'dropped'],
  ] as const)(
    'that the next transfer %s: it does, also after a restart, and no other',
    async (outcome, taken, over) => {
      open().controls.setNextOutcome(outcome);
      expect(open().controls.nextOutcome()).toBe(outcome);
      expect(await answerOf(open().transfer(transferOf(first)))).toBe(taken);
      expect(open().controls.nextOutcome()).toBe('normal');
      expect(await answerOf(open().transfer(transferOf(second)))).toBe('accepted');
      later();
      expect(await answerOf(open().find(first))).toBe(over);
      expect(await answerOf(open().find(second))).toBe('sent');
    },
  );

  it('otherwise before a transfer comes: the last wish counts', async () => {
    const { controls, transfer, find } = open();
    controls.setNextOutcome('fails');
    controls.setNextOutcome('normal');
    await transfer(transferOf(first));
    later();
    expect(await answerOf(find(first))).toBe('sent');
  });

  it('of one that was taken: only what can still become of it, and the last word stays', async () => {
    const { controls, transfer, find } = open();
    await transfer(transferOf(first));
    const steps = [
      ['returns', false, 'accepted'],
      ['hangs', true, 'silence'],
      ['drops', false, 'silence'],
      ['normal', true, 'accepted'],
      ['drops', true, 'dropped'],
      ['normal', true, 'accepted'],
      ['later', true, 'sent'],
      ['fails', false, 'sent'],
      ['hangs', false, 'sent'],
      ['returns', true, 'returned'],
      ['normal', false, 'returned'],
    ] as const;
    for (const [wish, isPossible, answer] of steps) {
      if (wish === 'later') later();
      else expect([wish, controls.setOutcome(first, wish)]).toEqual([wish, isPossible]);
      expect([wish, await answerOf(find(first))]).toEqual([wish, answer]);
    }
    expect(controls.setOutcome(second, 'fails')).toBe(false);
  });

  it('to see: newest first, without a name or a number', async () => {
    const { controls, transfer } = open();
    await transfer(transferOf(first));
    later();
    await transfer(transferOf(second, { kind: 'upi', vpa: 'asha.rao@okpotli' }));
    expect(controls.list()).toMatchObject([
      { payoutId: second, kind: 'upi', amountPaise: 5_000, target: '••••@okpotli', status: 'accepted' },
      { payoutId: first, kind: 'account', target: '••••0400', status: 'sent', choices: ['returns'] },
    ]);
  });

  it('and the bank notifies the shop of what its own file has', async () => {
    const { controls, transfer, readWebhook } = open();
    const webhook = (text: string) => readWebhook?.({ headers: {}, body: Buffer.from(text) }, nowMs);
    await transfer(transferOf(first));
    expect(webhook(`{"payoutId":"${first}","status":"sent"}`)).toEqual([{ payoutId: first, status: accepted }]);
    controls.setOutcome(first, 'fails');
    const refused = { result: 'refused', reason: 'Beneficiary account does not exist' };
    expect(webhook(`{"payoutId":"${first}"}`)).toEqual([{ payoutId: first, status: refused }]);
    for (const text of ['', '[]', `{"payoutId":"${second}"}`, '{"payoutId":{}}']) expect(webhook(text)).toEqual([]);
  });
});
