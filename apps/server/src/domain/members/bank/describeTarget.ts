import { maskVpa } from '@potli/api/contract/bankDetails';
import type { BankRecord } from './BankRecord.ts';

/** Where money goes, for mails: enough for its owner to know it, and too little for anybody else. */
export function describeTarget(details: BankRecord): string {
  return details.kind === 'upi'
    ? `the UPI ID ${maskVpa(details.vpa)}`
    : `the bank account that ends in ${details.accountNumber.slice(-4)}`;
}

/** The same as a field of a table has it: "Bank account ••••7890". */
export const maskTarget = (details: BankRecord): string =>
  details.kind === 'upi' ? `UPI ID ${maskVpa(details.vpa)}` : `Bank account ••••${details.accountNumber.slice(-4)}`;
