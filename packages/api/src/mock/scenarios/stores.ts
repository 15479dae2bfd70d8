import { createHandler } from '../http/createHandlers.ts';
import { notFound } from '../http/MockProblem.ts';
import { noRows } from '../toPage.ts';
import { failing, failingSilently, refusing, slow } from './failures.ts';

/** Store lists, search and details. */
export const storeScenarios = {
  empty: () => [createHandler('listStores', noRows), createHandler('searchStores', noRows)],
  failing: () => failing('listStores', 'searchStores', 'getStoreBySlug', 'getStoreById'),
  failingSilently: () => failingSilently('listStores', 'searchStores', 'getStoreBySlug', 'getStoreById'),
  slow: () => slow('listStores', 'searchStores', 'getStoreBySlug', 'getStoreById'),
  /** No store is found by its slug or id. */
  missing: () => refusing(notFound, ['getStoreBySlug', 'getStoreById']),
};
