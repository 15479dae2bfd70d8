import { IMPS_MOST_RUPEES, UPI_MOST_RUPEES } from '@potli/api/contract/policy';
import { toBigPaise } from '@potli/api/units/money';
import type { BankTransfer } from '../../domain/payouts/transfers/BankPort.ts';

export type TransferMode = 'UPI' | 'IMPS' | 'NEFT';

const MOST_BY_IMPS = toBigPaise(IMPS_MOST_RUPEES);
const MOST_BY_UPI = toBigPaise(UPI_MOST_RUPEES);

/** IMPS is at once, on every day; larger amounts go by NEFT. */
export function transferMode({ target, amountPaise }: Pick<BankTransfer, 'target' | 'amountPaise'>): TransferMode {
  if (target.kind === 'upi') return 'UPI';
  return amountPaise <= MOST_BY_IMPS ? 'IMPS' : 'NEFT';
}

/** Why a transfer need not be asked for: no bank would send it. The words are those of `bankReason`. */
export function whyNever({ target, amountPaise }: Pick<BankTransfer, 'target' | 'amountPaise'>): string | undefined {
  return target.kind === 'upi' && amountPaise > MOST_BY_UPI ? 'above the most for a UPI ID' : undefined;
}
