export interface BankTransfer {
  /** The bank's idempotency key: the same payout is sent once, however often it is asked for. */
  payoutId: string;
  memberId: bigint;
  /** The version of the member's bank details to send to. */
  bankAccountId: string;
  amountPaise: bigint;
}

/** `refused` is a definite no: nothing has been or will be sent. Anything less than that is `unknown`. */
export type BankAnswer =
  | { result: 'sent'; utr: string }
  | { result: 'refused'; reason: string }
  | { result: 'unknown' };

/** A bank. A transfer that throws is as good as an unknown answer. */
export interface BankPort {
  transfer(transfer: BankTransfer): Promise<BankAnswer>;
}
