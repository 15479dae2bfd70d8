import { createHandler } from '../http/createHandlers.ts';
import { notFound } from '../http/MockProblem.ts';
import { noRows } from '../toPage.ts';
import { failing, refusing, slow } from './failures.ts';

const calls = ['listCreditCards', 'searchCreditCards', 'getCreditCardBySlug', 'getCreditCardById'] as const;

/** Credit card lists, search and details. */
export const creditCardScenarios = {
  empty: () => [createHandler('listCreditCards', noRows), createHandler('searchCreditCards', noRows)],
  failing: () => failing(...calls),
  slow: () => slow(...calls),
  /** No card is found by its slug or id. */
  missing: () => refusing(notFound, ['getCreditCardBySlug', 'getCreditCardById']),
};
