import { createHandler } from '../http/createHandlers.ts';
import { emptyBooks } from '../resources/books.ts';
import { failing, slow } from './failures.ts';

const calls = ['getBooks', 'getBookBalances'] as const;

/** The books of the shop. */
export const adminBookScenarios = {
  empty: () => [createHandler('getBooks', () => emptyBooks)],
  failing: () => failing(...calls),
  slow: () => slow(...calls),
};
