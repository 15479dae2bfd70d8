import type * as calls from '../../contract/statement.ts';
import type { StatementLine } from '../../contract/statement.ts';
import type { CashbackEntry } from '../../contract/wallet.ts';
import type { ResolversOf } from '../http/createRoutes.ts';

/** `journalsOf` returns the journals of a member, newest first. */
export function statementResolvers(
  journalsOf: (email: string | undefined) => readonly CashbackEntry[],
): ResolversOf<typeof calls> {
  return {
    async getMyStatement({ query: { after, size } }, { email }) {
      const lines = await chain(journalsOf(email).toReversed());
      return {
        memberId: MEMBER,
        madeAt: new Date().toISOString(),
        total: lines.length,
        head: lines.at(-1)?.hash ?? NO_HASH,
        balances: { ...noBalances, ...sumsOf(lines) },
        lines: lines.slice(after, after + size),
      };
    },
  };
}

const MEMBER = '1';
const NO_HASH = '0'.repeat(64);
const noBalances = { PENDING: '0', APPROVED: '0', HELD: '0', SENT: '0', DECLINED: '0', DEBT: '0', FORFEITED: '0' };

/** The chain of docs/verify.md. The mock stands for a host with code of its own, so it hashes by itself. */
async function chain(journals: readonly CashbackEntry[]): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  for (const [n, { kind, changes, at: happenedAt, reference, storeName }] of journals.entries()) {
    const own = changes.map(({ account, amount }) => [account, Math.round(amount * 100)] as const);
    const sum = own.reduce((total, [, paise]) => total + paise, 0);
    const moved = [...own, ['HOUSE_EXPECTED', -sum] as const].filter(([, paise]) => paise !== 0);
    const entries = Object.fromEntries(moved.map(([account, paise]) => [account, String(paise)]));
    const [seq, at] = [String(n + 1), new Date(happenedAt).toISOString()];
    const cause = {
      salt: `00000000-0000-4000-8000-${seq.padStart(12, '0')}`,
      key: `${kind} ${seq}`,
      reference: reference ?? '',
    };
    const commitment = await hash([cause.salt, cause.key, cause.reference]);
    const previous = lines.at(-1)?.hash ?? NO_HASH;
    const named = Object.keys(entries)
      .sort()
      .flatMap((account) => [account, entries[account] ?? '']);
    const ms = String(Date.parse(at));
    const linked = await hash(['potli journal 1', MEMBER, seq, previous, kind, ms, commitment, ...named]);
    const line = {
      seq,
      at,
      kind,
      entries,
      cause: reference === null ? null : cause,
      commitment,
      previous,
      hash: linked,
    };
    lines.push({ ...line, storeName });
  }
  return lines;
}

async function hash(texts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder();
  const fields = texts.map((text) => `${bytes.encode(text).length}:${text},`);
  const digest = await crypto.subtle.digest('SHA-256', bytes.encode(fields.join('')));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function sumsOf(lines: readonly StatementLine[]): Record<string, string> {
  const sums = new Map<string, bigint>();
  for (const [account, paise] of lines.flatMap(({ entries }) => Object.entries(entries))) {
    if (!account.startsWith('HOUSE_')) sums.set(account, (sums.get(account) ?? 0n) + BigInt(paise));
  }
  return Object.fromEntries([...sums].map(([account, paise]) => [account, String(paise)]));
}
