import { demoReferredPeople } from '../../fixtures/index.ts';
import { createHandler } from '../http/createHandlers.ts';
import { noRows, toPage } from '../toPage.ts';
import { failing, slow } from './failures.ts';

/** Who joined with the member's code. */
export const referralScenarios = {
  empty: () => [createHandler('listReferredPeople', noRows)],
  onePage: () => [createHandler('listReferredPeople', ({ query }) => toPage(demoReferredPeople.slice(0, 4), query))],
  failing: () => failing('listReferredPeople'),
  slow: () => slow('listReferredPeople'),
};
