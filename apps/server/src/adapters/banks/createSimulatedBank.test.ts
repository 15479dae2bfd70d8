import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { BankTransfer } from '../../domain/payouts/BankPort.ts';
import type { BankSettings } from '../../settings/bankSettings.ts';
import { createDataDir } from '../../testing/createDataDir.ts';
import { createSimulatedBank } from './createSimulatedBank.ts';
import { openBank } from './openBank.ts';

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
  const sent = { result: 'sent', utr: expect.stringMatching(/^POTLN26329\d{6}$/) as string };
  expect(await bank.find('payout-1')).toEqual(sent);
  expect(await bank.transfer(transferOf('payout-1'))).toEqual(await bank.find('payout-1'));
  expect(await bank.find('payout-2')).toEqual(missing);
  expect(readFileSync(file(), 'utf8').match(/payout-1/g)).toHaveLength(1);
});

it('names a transfer to a UPI ID as UPI does, and is as quick as it is told', async () => {
  const bank = open(10_000);
  await bank.transfer(transferOf('payout-1', { kind: 'upi' }));
  nowMs += 1;
  expect(await bank.find('payout-1')).toEqual({
    result: 'sent',
    utr: expect.stringMatching(/^6329\d{8}$/) as string,
  });
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

it('keeps nothing of whom it pays', async () => {
  await open().transfer(transferOf('payout-1'));
  expect(readFileSync(file(), 'utf8')).not.toMatch(/Asha|1002003|SBIN/);
});

it('is the bank outside production, where the settings name no other', () => {
  const settings = { dataDir: folder, sandboxSpeed: 1, productName: 'Potli', bank: undefined };
  const database = {} as Parameters<typeof openBank>[1];
  const neft: BankSettings = { kind: 'neft', credentials: new Map() };
  expect(openBank({ ...settings, production: false }, database).bank?.name).toBe('simulated');
  expect(openBank({ ...settings, production: true }, database).bank).toBeUndefined();
  expect(openBank({ ...settings, production: false, bank: neft }, database).bank?.name).toBe('neft');
  expect(openBank({ ...settings, production: true, bank: neft }, database).bank?.name).toBe('neft');
});
