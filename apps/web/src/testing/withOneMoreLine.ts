import { journalHash } from '@potli/proof';
import { sampleStatement } from './sampleStatement.ts';

/** The statement of docs/verify.md with a line that anybody could have added: its hashes and sums fit. */
export async function withOneMoreLine() {
  const { journals, head: previous, balances, ...rest } = sampleStatement;
  const line = { seq: '3', at: '2026-11-25T06:00:00.000Z', kind: 'TRACKED', commitment: '0'.repeat(64), previous };
  const entries = { PENDING: '100000', HOUSE_EXPECTED: '-100000' };
  const head = await journalHash({
    memberId: 42n,
    seq: 3n,
    prevHash: previous,
    kind: line.kind,
    commitment: line.commitment,
    happenedAt: Date.parse(line.at),
    entries: Object.entries(entries).map(([account, paise]) => ({ account, paise: BigInt(paise) })),
  });
  const sums = { ...balances, PENDING: String(BigInt(balances.PENDING) + 100_000n) };
  return { ...rest, journals: [...journals, { ...line, entries, cause: null, hash: head }], balances: sums, head };
}
