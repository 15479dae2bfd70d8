import { failing } from './failures.ts';

/** The published roots. */
export const ledgerRootScenarios = {
  failing: () => failing('listLedgerRoots'),
};
