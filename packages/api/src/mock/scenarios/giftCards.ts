import { createHandler } from '../http/createHandlers.ts';
import { notFound } from '../http/MockProblem.ts';
import { noRows } from '../toPage.ts';
import { failing, failingSilently, refusing, slow } from './failures.ts';

const calls = ['listGiftCards', 'searchGiftCards', 'getGiftCardBySlug', 'getGiftCardById'] as const;

/** Gift card lists, search and details. */
export const giftCardScenarios = {
  empty: () => [createHandler('listGiftCards', noRows), createHandler('searchGiftCards', noRows)],
  failing: () => failing(...calls),
  failingSilently: () => failingSilently(...calls),
  slow: () => slow(...calls),
  /** No gift card is found by its slug or id. */
  missing: () => refusing(notFound, ['getGiftCardBySlug', 'getGiftCardById']),
};
