import type { ResponseOf, Wallet } from '@potli/api';
import type { checkLedger, startLedgerCheck } from '@potli/api/contract/wallet';
import { toRupees } from '@potli/api/units/money';
import type { Database } from '../../../db/database.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { type Balances, emptyBalances } from './accounts.ts';
import { askForCheck } from './askedChecks.ts';
import { checkRecent } from './checkLedger.ts';
import { type CheckResult, readLastCheck } from './ledgerChecks.ts';
import { readBalances } from './lockWallets.ts';

/** Wallets of members: every total is a sum of entries. */
export function createWalletService({ orm, url }: Pick<Database, 'orm' | 'url'>) {
  let first: Promise<unknown> | undefined;
  const balancesOf = async (memberId: bigint) => (await readBalances(orm, [memberId])).get(memberId) ?? emptyBalances();

  return {
    /** The last result. Only where there is none yet, a check is made, once for all who ask meanwhile. */
    async lastCheck(): Promise<ResponseOf<typeof checkLedger>> {
      const known = await readLastCheck(orm);
      if (known) return toAnswer(known);
      first ??= checkRecent({ url }).finally(() => {
        first = undefined;
      });
      await first;
      const made = await readLastCheck(orm);
      if (!made) throw new Error('The check of the ledger left no result');
      return toAnswer(made);
    },

    /** Asks for a check; a server that does jobs makes it within a minute. @param who the admin, for the audit log */
    async askForCheck(
      kind: CheckResult['kind'],
      who: string,
      once: Once<ResponseOf<typeof startLedgerCheck>>,
    ): Promise<ResponseOf<typeof startLedgerCheck>> {
      return once(async (queries) => ({ kind, askedAt: (await askForCheck(queries, { kind, who })).toISOString() }));
    },

    async walletOf(memberId: bigint): Promise<Wallet> {
      return toWallet(await balancesOf(memberId));
    },
  };
}

const toAnswer = ({ kind, startedAt, findings }: CheckResult) => ({
  kind,
  checkedAt: startedAt.toISOString(),
  ...findings,
});

/** The totals of a member as the contract names them. */
export function toWallet({ PENDING, APPROVED, HELD, SENT, DECLINED, FORFEITED }: Balances): Wallet {
  return {
    trackedAmount: toRupees(PENDING),
    walletBalance: toRupees(APPROVED + HELD),
    bankTransferedAmount: toRupees(SENT),
    rejectedAmount: toRupees(DECLINED),
    heldAmount: toRupees(HELD),
    forfeitedAmount: toRupees(FORFEITED),
  };
}
