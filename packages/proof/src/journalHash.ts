import { sha256 } from './sha256.ts';

/** What a chain holds of a journal (docs/money.md#chain). */
export interface ChainedJournal {
  memberId: bigint;
  /** Number within the member, from 1. */
  seq: bigint;
  /** Hash of the journal before, in hexadecimal; `noHash` for the first. */
  prevHash: string;
  kind: string;
  /** Milliseconds since 1970 (UTC). */
  happenedAt: number;
  /** In hexadecimal. */
  commitment: string;
  /** Accounts with their paise. */
  entries: readonly { account: string; paise: bigint }[];
}

/** What stands in a chain for the cause of a journal. */
export interface Opening {
  salt: string;
  key: string;
  reference: string;
}

/** The head of a chain without journals. */
export const noHash = '0'.repeat(64);

export const openingHash = ({ salt, key, reference }: Opening): Promise<string> => sha256([salt, key, reference]);

/** The hash of a journal in the chain of its member, in hexadecimal. */
export function journalHash(journal: ChainedJournal): Promise<string> {
  const { memberId, seq, prevHash, kind, happenedAt, commitment, entries } = journal;
  return sha256([
    'potli journal 1',
    String(memberId),
    String(seq),
    prevHash,
    kind,
    String(happenedAt),
    commitment,
    // names of accounts are ASCII, so this is the order of bytes
    ...[...entries]
      .sort((a, b) => (a.account < b.account ? -1 : 1))
      .flatMap(({ account, paise }) => [account, String(paise)]),
  ]);
}
