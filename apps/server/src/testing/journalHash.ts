import { createHash } from 'node:crypto';

/** What a chain holds of a journal (docs/money.md#chain). */
export interface ChainedJournal {
  memberId: bigint;
  seq: bigint;
  prevHash: Buffer;
  salt: string;
  key: string;
  kind: string;
  reference: string;
  happenedAt: Date;
  /** Accounts with their paise. */
  entries: readonly { account: string; paise: bigint }[];
}

const netstring = (text: string) => `${Buffer.byteLength(text)}:${text},`;
const sha256 = (fields: readonly string[]) => createHash('sha256').update(fields.map(netstring).join('')).digest();

/** The hash as the page about money describes it, written without looking at the database's own function. */
export function journalHash(journal: ChainedJournal): Buffer {
  const { memberId, seq, prevHash, salt, key, kind, reference, happenedAt, entries } = journal;
  return sha256([
    'potli journal 1',
    String(memberId),
    String(seq),
    prevHash.toString('hex'),
    kind,
    String(happenedAt.getTime()),
    sha256([salt, key, reference]).toString('hex'),
    ...entries
      .toSorted((a, b) => (a.account < b.account ? -1 : 1))
      .flatMap(({ account, paise }) => [account, String(paise)]),
  ]);
}
