import type * as calls from '../../contract/statement.ts';
import type { CashbackEntry } from '../../contract/wallet.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { signHead } from '../signReceipt.ts';
import { MEMBER, memberChain, NO_HASH, sumsOf } from './memberChain.ts';

/** `journalsOf` returns the journals of a member, newest first. */
export function statementResolvers(
  journalsOf: (email: string | undefined) => readonly CashbackEntry[],
): ResolversOf<typeof calls> {
  return {
    async getMyStatement({ query: { after, size } }, { email }) {
      const lines = await memberChain(journalsOf(email).toReversed());
      const madeAt = new Date().toISOString();
      const head = lines.at(-1)?.hash ?? NO_HASH;
      return {
        memberId: MEMBER,
        madeAt,
        total: lines.length,
        head,
        ...(await signHead({ memberId: MEMBER, lines: lines.length, madeAt, head })),
        balances: { ...noBalances, ...sumsOf(lines) },
        lines: lines.slice(after, after + size),
      };
    },
  };
}

const noBalances = { PENDING: '0', APPROVED: '0', HELD: '0', SENT: '0', DECLINED: '0', DEBT: '0', FORFEITED: '0' };
