import { createHandler } from '../http/createHandlers.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

/** Statements of networks. */
export const adminSettlementScenarios = {
  empty: () => [createHandler('listSettlements', noRows)],
  failing: () => failing('listSettlements'),
  slow: () => slow('listSettlements'),
};
