import { createHandler } from '../http/createHandlers.ts';
import { notFound } from '../http/MockProblem.ts';
import { noRows } from '../toPage.ts';
import { failing, refusing, slow } from './failures.ts';

/** Coupons and flash deals. */
export const offerScenarios = {
  empty: () => [createHandler('listFlashDeals', noRows), createHandler('listOffers', noRows)],
  failing: () => failing('listFlashDeals', 'getFlashDealBySlug', 'listOffers'),
  slow: () => slow('listFlashDeals', 'getFlashDealBySlug', 'listOffers'),
  /** No flash deal is found by its slug. */
  missing: () => refusing(notFound, ['getFlashDealBySlug']),
};
