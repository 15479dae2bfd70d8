import type * as calls from '../../contract/wallet.ts';
import type { CashbackEntry, MyWallet } from '../../contract/wallet.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { toPage } from '../toPage.ts';

/** A member's totals and their entries, newest first. */
interface WalletOf {
  wallet: MyWallet;
  entries: readonly CashbackEntry[];
}

/** `walletOf` returns the wallet of a member, if there is one. */
export function walletResolvers(
  walletOf: (email: string | undefined) => WalletOf | undefined,
): ResolversOf<typeof calls> {
  return {
    getMyWallet: (_request, { email }) => (walletOf(email) ?? emptyWallet).wallet,
    getMyCashback({ query }, { email }) {
      const { wallet, entries } = walletOf(email) ?? emptyWallet;
      const { nextPayout: _, ...totals } = wallet;
      const page = toPage(entries, query);
      return {
        ...totals,
        debtAmount: 0,
        entries: page.rows,
        totalPages: page.totalPages,
        totalElements: page.totalCount,
      };
    },
    checkLedger: () => ({
      kind: 'full',
      checkedAt: new Date().toISOString(),
      sumEntries: 0,
      unbalancedJournals: 0,
      driftedAccounts: 0,
      negativeAccounts: 0,
      brokenChains: 0,
      driftedTaxes: 0,
      unbalancedBooks: 0,
      driftedReceivables: 0,
      driftedCashback: 0,
      driftedAdvances: 0,
      driftedGiftCards: 0,
    }),
    startLedgerCheck: ({ body: { kind } }) => ({ kind, askedAt: new Date().toISOString() }),
  };
}

const emptyWallet: WalletOf = {
  wallet: { trackedAmount: 0, walletBalance: 0, bankTransferedAmount: 0, rejectedAmount: 0, heldAmount: 0 },
  entries: [],
};
