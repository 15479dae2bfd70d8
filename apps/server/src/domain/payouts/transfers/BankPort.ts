/** Where the money goes: the opened details of the payout's own version. */
export type BankTarget =
  | { kind: 'account'; holderName: string; accountNumber: string; ifscCode: string }
  | { kind: 'upi'; vpa: string; holderName: string };

export interface BankTransfer {
  /** The bank's idempotency key: the same payout is sent once. */
  payoutId: string;
  memberId: bigint;
  /** The version of the member's bank details that the payout was made for. */
  bankAccountId: string;
  target: BankTarget;
  amountPaise: bigint;
}

/**
 * `accepted`: the bank has it and will report its end. `refused`: certainly nothing was or will be sent. Any doubt is `unknown`.
 */
export type BankAnswer =
  | { result: 'accepted' }
  | {
      result: 'sent';
      utr: string;
      /** What the bank says that it sent. Another amount than the payout's is no success. */
      amountPaise?: bigint;
    }
  | { result: 'refused'; reason: string }
  | { result: 'unknown' };

/** What a bank reports later. `returned`: it was sent and came back. `missing`: the bank does not know this payout. */
export type BankStatus = BankAnswer | { result: 'returned'; reason: string } | { result: 'missing' };

/** What a bank reports by itself, by webhook or return file. */
export interface BankNews {
  payoutId: string;
  status: BankStatus;
  /** The bank's event id, where it has one. */
  eventId?: string;
}

/** A request of a bank that reports something. Header names in lower case. */
export interface BankWebhook {
  headers: Readonly<Record<string, string | undefined>>;
  body: Uint8Array;
}

/** A transfer of the shop as the bank has it. */
export interface BankRecord {
  payoutId: string;
  amountPaise: bigint;
  /** When the bank took it. */
  at: Date;
  status: BankStatus;
  /** The version of the member's bank details; absent where the bank does not say. */
  bankAccountId?: string;
}

export interface BankPort {
  /** `simulated`, `razorpayx` … */
  name: string;
  /** Whether it sends on bank holidays, as UPI and IMPS do. Absent: it rests on them, as NEFT does. */
  worksOnHolidays?: boolean;
  /** False: it sends to accounts only, so nothing is reserved for a UPI ID. Absent: it sends to both. */
  sendsToUpi?: boolean;
  /** The smallest transfer that it makes: less waits for more. Absent: it makes every one. */
  leastPaise?: bigint;
  /** A transfer that throws counts as unknown. */
  transfer(transfer: BankTransfer): Promise<BankAnswer>;
  /** What became of a payout. Throwing counts as unknown. */
  find(payoutId: string): Promise<BankStatus>;
  /** What the bank took from the shop since then, also what the shop does not know. Absent: the bank has no such list. */
  listSince?(from: Date): Promise<readonly BankRecord[]>;
  /** The header of a call that holds its signature, in lower case; absent where calls are not signed. */
  signatureHeader?: string;
  /**
   * Reads what the bank sent; undefined where the signature does not fit. Banks that never call have none.
   * @throws ProblemError invalid for a call that is signed and cannot be read
   */
  readWebhook?(webhook: BankWebhook, nowMs: number): readonly BankNews[] | undefined;
}
