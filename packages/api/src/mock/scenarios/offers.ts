import { createHandler } from '../http/createHandlers.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

/** Coupons and flash deals. */
export const offerScenarios = {
  empty: () => [createHandler('listFlashDeals', noRows), createHandler('listOffers', noRows)],
  failing: () => failing('listFlashDeals', 'listOffers'),
  slow: () => slow('listFlashDeals', 'listOffers'),
};
