import type { Database } from '../../db/database.ts';
import { addBankAccount } from '../../domain/members/bank/bankAccountRows.ts';
import { createSealer } from '../../domain/platform/sealing/createSealer.ts';
import { testSettings } from '../testSettings.ts';
import { addOpenPayout } from './addOpenPayout.ts';

const details = {
  accountHolderName: 'Asha Rao',
  accountNumber: '004512347890',
  ifscCode: 'SBIN0000001',
  bankName: 'SBI',
  address: 'Pune',
};

/** An open payout to bank details that a test host can read. */
export async function addReadablePayout(database: Pick<Database, 'orm' | 'pool'>, piiKey = testSettings.piiKey) {
  const { payoutId, memberId } = await addOpenPayout(database);
  const sealer = createSealer(piiKey);
  const bankAccountId = await addBankAccount(database.orm, sealer, { memberId, version: 1, details });
  await database.pool.query('update payout set bank_account_id = $2 where id = $1', [payoutId, bankAccountId]);
  return { payoutId, memberId };
}
