import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { addMember } from '../../../testing/sampleMoney.ts';
import { addBankAccount } from '../../members/bank/bankAccountRows.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { createOpenTarget } from './openTarget.ts';

const { orm, close } = await createTestDatabase();
afterAll(() => close());

const sealer = createSealer('a key of thirty-two bytes or more');
const openTarget = createOpenTarget(sealer);
const holder = { accountHolderName: 'Asha Rao' };
const account = { ...holder, accountNumber: '100200300400', ifscCode: 'SBIN0000001', bankName: 'SBI', address: 'Pune' };
const upi = { ...holder, kind: 'upi' as const, vpa: 'asha@okbank', registeredName: 'ASHA RAO' };

it('opens the version that is asked for, of either kind, also when a later one is there', async () => {
  const memberId = await addMember({ orm });
  const first = await addBankAccount(orm, sealer, { memberId, version: 1, details: account });
  const second = await addBankAccount(orm, sealer, { memberId, version: 2, details: upi });
  expect(await openTarget(orm, first)).toEqual({
    kind: 'account',
    holderName: 'Asha Rao',
    accountNumber: '100200300400',
    ifscCode: 'SBIN0000001',
  });
  expect(await openTarget(orm, second)).toEqual({ kind: 'upi', vpa: 'asha@okbank', holderName: 'Asha Rao' });
});

it('opens nothing that is not there or that another key sealed', async () => {
  await expect(openTarget(orm, randomUUID())).rejects.toThrow(/not there/);
  const memberId = await addMember({ orm });
  const other = createSealer('another key of thirty-two bytes or more');
  const id = await addBankAccount(orm, other, { memberId, version: 1, details: account });
  await expect(openTarget(orm, id)).rejects.toThrow(/PII_KEY/);
});
