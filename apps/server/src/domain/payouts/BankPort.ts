export interface BankTransfer {
  /** The bank's idempotency key: the same payout is sent once. */
  payoutId: string;
  memberId: bigint;
  /** The version of the member's bank details to send to. */
  bankAccountId: string;
  amountPaise: bigint;
}

/** `refused`: certainly nothing was or will be sent. Any doubt is `unknown`. */
export type BankAnswer =
  | { result: 'sent'; utr: string }
  | { result: 'refused'; reason: string }
  | { result: 'unknown' };

/** A bank. A transfer that throws counts as unknown. */
export interface BankPort {
  transfer(transfer: BankTransfer): Promise<BankAnswer>;
}
