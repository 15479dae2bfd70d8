import { createHandler } from '../http/createHandlers.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

/** Credit card lists and search. */
export const creditCardScenarios = {
  empty: () => [createHandler('listCreditCards', noRows), createHandler('searchCreditCards', noRows)],
  failing: () => failing('listCreditCards', 'searchCreditCards'),
  slow: () => slow('listCreditCards', 'searchCreditCards'),
};
