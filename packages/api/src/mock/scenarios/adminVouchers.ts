import { createHandler } from '../http/createHandlers.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

/** The stock of gift cards. */
export const adminVoucherScenarios = {
  empty: () => [createHandler('listVoucherStock', noRows)],
  failing: () => failing('listVoucherStock'),
  slow: () => slow('listVoucherStock'),
};
