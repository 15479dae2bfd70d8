import { toBigPaise } from '@potli/api/units/money';
import { addBankAccount } from '../../domain/members/bank/bankAccountRows.ts';
import { receiveReport } from '../receiveReport.ts';
import { addClick, addMember, sampleReport } from '../sampleMoney.ts';
import type { LivedShop } from './LivedShop.ts';

export const bankDetails = {
  accountHolderName: 'Meera Iyer',
  accountNumber: '004512347890',
  ifscCode: 'SBIN0000001',
  bankName: 'SBI',
  address: 'Pune',
};

let orders = 0;

/** A member with a bank account, whose orders are approved. */
export async function addShopper({ database, sealer }: LivedShop, amounts: readonly number[] = [1_000]) {
  const memberId = await addMember(database);
  const bankAccountId = await addBankAccount(database.orm, sealer, { memberId, version: 1, details: bankDetails });
  const clickId = await addClick(database, memberId);
  for (const rupees of amounts) {
    orders += 1;
    const facts = { orderId: `LIVED-${orders}`, clickId, saleAmountPaise: toBigPaise(rupees) };
    await receiveReport(database, sampleReport({ ...facts, status: 'approved' }));
  }
  return { memberId, bankAccountId, clickId };
}
