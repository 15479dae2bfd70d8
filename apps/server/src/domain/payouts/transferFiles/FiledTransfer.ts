import type { BankTarget } from '../transfers/BankPort.ts';

/** A payout as a line of a file. */
export interface FiledTransfer {
  payoutId: string;
  /** What the bank calls it, in its file and back: letters and digits, 15 at most. */
  reference: string;
  amountPaise: bigint;
  target: BankTarget;
}
