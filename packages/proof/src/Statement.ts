import type { Inclusion } from './Inclusion.ts';
import type { Opening } from './journalHash.ts';

/** The first field of every file that this package checks. */
export const statementType = 'potli statement 1';

/**
 * All journals of a member, as the file has them (docs/verify.md#the-statement). Numbers are texts in decimal, amounts whole paise,
 * hashes 64 digits of lower-case hexadecimal.
 */
export interface Statement {
  type: typeof statementType;
  memberId: string;
  /** When the file was made (UTC, with milliseconds), by the shop's word. */
  madeAt: string;
  journals: readonly StatementJournal[];
  /** The sum of each of the member's accounts over all journals. */
  balances: Readonly<Record<string, string>>;
  /** The hash of the last journal; 64 zeros where there is none. */
  head: string;
  /** The key that signed the head (`headBytes`), and its signature: Ed25519, in base64url. Both absent where it is not signed. */
  keyId?: string;
  signature?: string;
  /** Where the chain was under a published root; absent where there was none. */
  inclusion?: Inclusion;
}

export interface StatementJournal {
  /** Number within the member, from 1. */
  seq: string;
  /** When it happened (UTC, with milliseconds). */
  at: string;
  /** TRACKED, CONFIRMED, PAYOUT …; new kinds may come. */
  kind: string;
  /** Hash of the cause. */
  commitment: string;
  /** What the commitment was made of; null where the cause is an order of somebody else. */
  cause: Opening | null;
  /** Accounts with their paise; their sum is zero. */
  entries: Readonly<Record<string, string>>;
  /** The hash of the journal before; 64 zeros for the first. */
  previous: string;
  hash: string;
}
