import { journalHash, noHash, openingHash } from '../journalHash.ts';
import { type Statement, type StatementJournal, statementType } from '../Statement.ts';
import type { Random } from './createRandom.ts';

const moves = [
  ['TRACKED', 'HOUSE_EXPECTED', 'PENDING'],
  ['CONFIRMED', 'PENDING', 'APPROVED'],
  ['REJECTED', 'PENDING', 'DECLINED'],
  ['REVERSED', 'HOUSE_DEBT', 'DEBT'],
  ['REFERRAL', 'HOUSE_EXPECTED', 'APPROVED'],
  ['TAX_WITHHELD', 'APPROVED', 'HOUSE_WITHHELD'],
  ['PAYOUT', 'APPROVED', 'HELD'],
  ['PAYOUT_SENT', 'HELD', 'SENT'],
  ['FORFEITED', 'APPROVED', 'FORFEITED'],
] as const;

/** The sound books of a member, whole. */
export function randomBooks(
  random: Random,
  { memberId, journals }: { memberId: string; journals: number },
): Promise<Statement> {
  let at = Date.parse('2026-01-01T00:00:00.000Z');
  const lines = Array.from({ length: journals }, (_, n) => {
    at += 1 + random.below(40_000_000);
    // the first is never closed
    const [kind, from, to] = n === 0 ? moves[0] : random.pick(moves);
    const paise = 1 + random.below(90_000);
    // as when a part repays what is owed
    const part = paise > 1 && random.below(4) === 0 ? 1 + random.below(paise - 1) : 0;
    const entries: Record<string, string> = { [from]: String(-paise), [to]: String(paise - part) };
    if (part > 0) entries.DECLINED = String(Number(entries.DECLINED ?? 0) + part);
    const digits = String(random.below(1_000_000_000)).padStart(12, '0');
    const cause = {
      salt: `0f6f2f86-5d4c-4d8a-9c8e-${digits}`,
      key: `cashback ${n} report "₹" और ${digits}`,
      reference: String(n),
    };
    return { at: new Date(at).toISOString(), kind, entries, cause, isClosed: kind === 'REFERRAL' };
  });
  return chain(memberId, lines);
}

type Line = Pick<StatementJournal, 'at' | 'kind' | 'entries'> & {
  cause: NonNullable<StatementJournal['cause']>;
  isClosed: boolean;
};

async function chain(memberId: string, lines: readonly Line[]): Promise<Statement> {
  const journals = [];
  for (const { isClosed, cause, ...line } of lines) {
    const commitment = await openingHash(cause);
    journals.push({ ...line, cause: isClosed ? null : cause, commitment, seq: '', previous: '', hash: '' });
  }
  return sealed({
    type: statementType,
    memberId,
    madeAt: '2026-11-24T00:00:00.000Z',
    journals,
    balances: {},
    head: '',
  });
}

/**
 * The same lines with numbers, hashes, sums and head that fit: what somebody makes who knows the algorithm.
 * @param from how many lines at the beginning stay as they are
 */
export async function sealed(statement: Statement, from = 0): Promise<Statement> {
  const journals = statement.journals.slice(0, from);
  const balances: Record<string, string> = {};
  for (const [n, journal] of statement.journals.entries()) {
    for (const [account, paise] of Object.entries(journal.entries)) {
      if (account.startsWith('HOUSE_')) continue;
      balances[account] = String(BigInt(balances[account] ?? 0) + BigInt(paise));
    }
    if (n < from) continue;
    const [seq, previous] = [String(n + 1), journals.at(-1)?.hash ?? noHash];
    const hash = await journalHash({
      memberId: BigInt(statement.memberId),
      seq: BigInt(seq),
      prevHash: previous,
      kind: journal.kind,
      happenedAt: Date.parse(journal.at),
      commitment: journal.commitment,
      entries: Object.entries(journal.entries).map(([account, paise]) => ({ account, paise: BigInt(paise) })),
    });
    journals.push({ ...journal, seq, previous, hash });
  }
  return { ...statement, journals, balances, head: journals.at(-1)?.hash ?? noHash };
}
