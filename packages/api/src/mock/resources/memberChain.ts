import { MemberAccount } from '../../contract/journals.ts';
import type { StatementLine } from '../../contract/statement.ts';
import type { CashbackEntry } from '../../contract/wallet.ts';
import { toPaise } from '../../units/money.ts';
import { hashTexts } from '../hashTexts.ts';

/** The number of the only member with a chain. */
export const MEMBER = '1';
export const NO_HASH = '0'.repeat(64);

/** The chain of docs/verify.md, of journals that come oldest first. */
export async function memberChain(journals: readonly CashbackEntry[]): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  for (const [n, { kind, changes, at: happenedAt, reference, storeName }] of journals.entries()) {
    const own = changes.map(({ account, amount }) => [account, toPaise(amount)] as const);
    const sum = own.reduce((total, [, paise]) => total + paise, 0);
    const moved = [...own, ['HOUSE_EXPECTED', -sum] as const].filter(([, paise]) => paise !== 0);
    const entries = Object.fromEntries(moved.map(([account, paise]) => [account, String(paise)]));
    const [seq, at] = [String(n + 1), new Date(happenedAt).toISOString()];
    const cause = {
      salt: `00000000-0000-4000-8000-${seq.padStart(12, '0')}`,
      key: `${kind} ${seq}`,
      reference: reference ?? '',
    };
    const commitment = await hashTexts(cause.salt, cause.key, cause.reference);
    const previous = lines.at(-1)?.hash ?? NO_HASH;
    const named = Object.keys(entries)
      .sort()
      .flatMap((account) => [account, entries[account] ?? '']);
    const ms = String(Date.parse(at));
    const hash = await hashTexts('potli journal 1', MEMBER, seq, previous, kind, ms, commitment, ...named);
    const line = { seq, at, kind, entries, cause: reference === null ? null : cause, commitment, previous, hash };
    lines.push({ ...line, storeName });
  }
  return lines;
}

/** What each account holds after these lines, in paise. */
export function sumsOf(lines: readonly StatementLine[]): Partial<Record<MemberAccount, string>> {
  const sums = new Map<MemberAccount, bigint>();
  for (const [account, paise] of lines.flatMap(({ entries }) => Object.entries(entries))) {
    const own = MemberAccount.options.find((name) => name === account);
    if (own) sums.set(own, (sums.get(own) ?? 0n) + BigInt(paise));
  }
  return Object.fromEntries([...sums].map(([account, paise]) => [account, String(paise)]));
}
