import type { LedgerCheck } from './LedgerCheck.ts';

/** What each number counts, for operators (docs/money.md#check). */
const findingTexts: Record<keyof LedgerCheck, string> = {
  sumEntries: 'Paise by which the sum of all entries is not zero',
  unbalancedJournals: 'Journals that do not sum to zero',
  driftedAccounts: 'Accounts that differ from their entries',
  negativeAccounts: 'Accounts below zero',
  brokenChains: "Journals that break their member's chain",
  driftedTaxes: 'Payouts of which another tax is withheld than was to be',
  unbalancedBooks: "Journals of the shop's books that do not sum to zero",
  driftedReceivables: 'Networks whose books differ from their reports and statements',
  driftedCashback: 'Networks whose cashback is not what members got',
  driftedAdvances: 'Networks whose advance is not what members have, or is above its limit',
  driftedGiftCards: 'Orders of gift cards whose books differ from what became of them',
};

/** What a check found, as texts and numbers; empty where the ledger is sound. */
export const describeFindings = (findings: LedgerCheck): [what: string, count: string][] =>
  Object.entries(findingTexts).flatMap(([name, text]) => {
    const count = findings[name as keyof LedgerCheck];
    return count === 0 ? [] : [[text, String(count)]];
  });
