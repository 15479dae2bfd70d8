import { expect, it } from 'vitest';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import type { BankRecord } from './BankRecord.ts';
import { hashAccount } from './hashAccount.ts';

const sealer = createSealer('a key of tests that is long enough');
const hashOf = (details: object) => hashAccount(sealer, details as BankRecord).toString('hex');
const account = (ifscCode: string, accountNumber: string) => hashOf({ kind: 'account', ifscCode, accountNumber });
const upi = (vpa: string) => hashOf({ kind: 'upi', vpa });

it('is the same for an account however it was written, and another for another one', () => {
  const hash = account('PTLI0000042', '004512347890');
  expect(account('ptli0000007', '4512347890')).toBe(hash);
  const others = [account('HDFC0000042', '004512347890'), account('PTLI0000042', '45123478900'), upi('4512347890')];
  expect(new Set([hash, ...others]).size).toBe(4);
  expect(hash).toHaveLength(72);
});

it('is the same for a UPI ID however its letters were', () => {
  expect(upi('Asha@OKPOTLI')).toBe(upi('asha@okpotli'));
  expect(upi('ravi@okpotli')).not.toBe(upi('asha@okpotli'));
});
