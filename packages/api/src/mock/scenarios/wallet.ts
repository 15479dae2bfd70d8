import type { MemberAccount } from '../../contract/journals.ts';
import type { CashbackEntry } from '../../contract/wallet.ts';
import { demoWallet } from '../../fixtures/index.ts';
import { createHandler } from '../http/createHandlers.ts';
import { toPage } from '../toPage.ts';
import { failing, slow, withoutSession } from './failures.ts';

const change = (account: MemberAccount, amount: number) => ({ account, amount });
const shop = { reference: '31', storeName: 'Juttigali' };
const bank = { reference: '0f8fad5b-d9cb-469f-a165-70867728950e', storeName: null };

/**
 * Newest first: a debt is made and repaid, a friend's share comes and goes, a payout fails and one is returned, and money
 * was forfeited, once for a breach of the terms.
 */
const troubled: readonly Omit<CashbackEntry, 'id' | 'at'>[] = [
  { ...bank, kind: 'PAYOUT_RETURNED', changes: [change('SENT', -80), change('APPROVED', 80)] },
  { ...bank, kind: 'PAYOUT_FAILED', changes: [change('HELD', -40), change('APPROVED', 40)] },
  { ...shop, kind: 'CONFIRMED', changes: [change('PENDING', -50), change('APPROVED', 30), change('DEBT', -20)] },
  { kind: 'REFERRAL_REVERSED', changes: [change('APPROVED', -2.5)], reference: null, storeName: null },
  { kind: 'REFERRAL', changes: [change('APPROVED', 2.5)], reference: null, storeName: null },
  { ...shop, kind: 'CORRECTED', changes: [change('PENDING', -12.41)] },
  { ...shop, kind: 'REVERSED', changes: [change('DECLINED', 20), change('DEBT', 20)] },
  { kind: 'FORFEITED', changes: [change('APPROVED', -65), change('FORFEITED', 65)], reference: null, storeName: null },
  { ...shop, kind: 'REVERSED', changes: [change('DECLINED', 15), change('FORFEITED', -15)] },
  {
    kind: 'FORFEITED_FOR_BREACH',
    changes: [change('APPROVED', -30), change('FORFEITED', 30)],
    reference: null,
    storeName: null,
  },
];

/** Newest first: tax is withheld from a payout, and comes back with it. */
const taxed: typeof troubled = [
  { ...bank, kind: 'TAX_RETURNED', changes: [change('APPROVED', 4.5)] },
  { ...bank, kind: 'PAYOUT_FAILED', changes: [change('HELD', -40.5), change('APPROVED', 40.5)] },
  { ...bank, kind: 'PAYOUT', changes: [change('APPROVED', -40.5), change('HELD', 40.5)] },
  { ...bank, kind: 'TAX_WITHHELD', changes: [change('APPROVED', -4.5)] },
];

const listing = (entries: typeof troubled) => [
  createHandler('getMyCashback', ({ query }) => {
    const at = '2026-11-19T06:30:00.000Z';
    const page = toPage(
      entries.map((entry, index) => ({ ...entry, at, id: String(entries.length - index) })),
      query,
    );
    return {
      ...demoWallet,
      forfeitedAmount: 50,
      debtAmount: 0,
      entries: page.rows,
      totalPages: page.totalPages,
      totalElements: page.totalCount,
    };
  }),
];

/** The member's totals and what changed them. Those of a new member are empty. */
export const walletScenarios = {
  failing: () => failing('getMyWallet', 'getMyCashback'),
  slow: () => slow('getMyWallet', 'getMyCashback'),
  unauthorized: () => withoutSession('getMyWallet', 'getMyCashback'),
  troubled: () => listing(troubled),
  taxed: () => listing(taxed),
};
