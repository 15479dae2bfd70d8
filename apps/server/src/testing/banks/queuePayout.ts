import type { Database } from '../../db/database.ts';
import { addBankAccount } from '../../domain/members/bank/bankAccountRows.ts';
import { createSealer } from '../../domain/platform/sealing/createSealer.ts';
import { testSettings } from '../testSettings.ts';
import { openNeft, type ReturnRow } from './openNeft.ts';

/** The account of `queuePayout`. */
export const QUEUED_ACCOUNT = '004512347890';

/** Lets a payout of ₹50 to a real account wait for the next file. @returns its id */
export async function queuePayout(database: Database): Promise<string> {
  const neft = openNeft(database);
  const transfer = await neft.newTransfer();
  const details = {
    accountHolderName: 'Ravi Iyer',
    accountNumber: QUEUED_ACCOUNT,
    ifscCode: 'SBIN0000001',
    bankName: '',
    address: '',
  };
  const version = { memberId: transfer.memberId, version: 1, details };
  const bankAccountId = await addBankAccount(database.orm, createSealer(testSettings.piiKey), version);
  await neft.bank.transfer({ ...transfer, bankAccountId });
  return transfer.payoutId;
}

/** A file with one payout. */
export async function fileOnePayout(database: Database): Promise<{ name: string; payoutId: string }> {
  // what waits from before goes into a file of its own
  await openNeft(database).makeFile();
  const payoutId = await queuePayout(database);
  const file = await openNeft(database).makeFile();
  return { name: file?.name ?? '', payoutId };
}

/** What the bank returns for a payout of `queuePayout`. */
export const returnedRow = (database: Database, payoutId: string, change: ReturnRow = {}): ReturnRow => ({
  ...openNeft(database).rowOf(payoutId, 'sent', 5_000n),
  'Beneficiary Account Number': 'XXXXXXXX7890',
  ...change,
});

/** The text of a return file. */
export const returnText = (rows: readonly ReturnRow[]): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

/** The body of `readReturnFile`. */
export const sentReturn = (content: string | Uint8Array, applies: boolean) => ({
  fileName: 'answer.csv',
  bytes: Buffer.from(content).toString('base64'),
  applies,
});
