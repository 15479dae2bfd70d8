import type { LedgerCheck } from '../domain/ledger/journals/LedgerCheck.ts';

/** What the check says of a ledger without faults. */
export const soundLedger: LedgerCheck = {
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
};
