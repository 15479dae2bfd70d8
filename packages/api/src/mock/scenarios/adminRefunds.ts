import { createHandler } from '../http/createHandlers.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

/** Refunds of gift cards. */
export const adminRefundScenarios = {
  empty: () => [createHandler('listRefunds', noRows)],
  failing: () => failing('listRefunds'),
  slow: () => slow('listRefunds'),
};
