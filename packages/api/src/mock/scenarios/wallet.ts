import { failing, slow, withoutSession } from './failures.ts';

/** The member's totals and what is behind them. Those of a new member are empty. */
export const walletScenarios = {
  failing: () => failing('getMyWallet', 'getMyCashback'),
  slow: () => slow('getMyWallet', 'getMyCashback'),
  unauthorized: () => withoutSession('getMyWallet', 'getMyCashback'),
};
