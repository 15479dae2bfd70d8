import type { Wallet } from '@potli/api';
import type { Database } from '../../db/database.ts';
import { toRupees } from '../shared/rupees.ts';
import { type Balances, emptyBalances } from './accounts.ts';
import { checkLedger, type LedgerCheck } from './checkLedger.ts';
import { readBalances } from './lockWallets.ts';

export type WalletService = ReturnType<typeof createWalletService>;

/** Wallets of members: every total is a sum of entries. */
export function createWalletService({ orm, url }: Pick<Database, 'orm' | 'url'>) {
  let checking: Promise<LedgerCheck> | undefined;
  const balancesOf = async (memberId: bigint) => (await readBalances(orm, [memberId])).get(memberId) ?? emptyBalances();

  return {
    /** One check at a time: who asks meanwhile gets its answer. */
    check(): Promise<LedgerCheck> {
      checking ??= checkLedger({ url }).finally(() => {
        checking = undefined;
      });
      return checking;
    },

    async walletOf(memberId: bigint): Promise<Wallet> {
      return toWallet(await balancesOf(memberId));
    },
  };
}

/** The totals of a member as the contract names them. */
export function toWallet({ PENDING, APPROVED, HELD, SENT, DECLINED }: Balances): Wallet {
  return {
    trackedAmount: toRupees(PENDING),
    walletBalance: toRupees(APPROVED + HELD),
    bankTransferedAmount: toRupees(SENT),
    rejectedAmount: toRupees(DECLINED),
    heldAmount: toRupees(HELD),
  };
}
