import type { EndpointName } from '../../contract/contract.ts';
import { createHandler } from '../http/createHandlers.ts';
import { noRows } from '../toPage.ts';
import { failing, slow } from './failures.ts';

const homeCalls = [
  'listBanners',
  'listAllBanners',
  'listCategories',
  'listStores',
  'listFlashDeals',
  'listHomeSections',
  'listSectionCards',
  'listCreditCards',
  'listOffers',
] as const satisfies EndpointName[];

/** Everything that home shows. */
export const homeScenarios = {
  empty: () => [
    createHandler('listBanners', noRows),
    createHandler('listAllBanners', () => []),
    createHandler('listCategories', () => []),
    createHandler('listStores', noRows),
    createHandler('listFlashDeals', noRows),
    createHandler('listHomeSections', () => []),
    createHandler('listSectionCards', noRows),
    createHandler('listCreditCards', noRows),
    createHandler('listOffers', noRows),
  ],
  failing: () => failing(...homeCalls),
  slow: () => slow(...homeCalls),
  withoutBanners: () => [createHandler('listBanners', noRows)],
  /** The dynamic sections load, their cards do not. */
  sectionsFailing: () => failing('listSectionCards'),
  /** A dynamic section without cards is hidden. */
  sectionsEmpty: () => [createHandler('listSectionCards', noRows)],
};
