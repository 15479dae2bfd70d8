import { failing, slow, withoutSession } from './failures.ts';

/** The member's totals and their entries. Those of a new member are empty. */
export const walletScenarios = {
  failing: () => failing('getMyWallet', 'getMyCashback'),
  slow: () => slow('getMyWallet', 'getMyCashback'),
  unauthorized: () => withoutSession('getMyWallet', 'getMyCashback'),
};
