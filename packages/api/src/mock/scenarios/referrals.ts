import { demoReferredPeople } from '../../fixtures/index.ts';
import { createHandler } from '../http/createHandlers.ts';
import { noRows, toPage } from '../toPage.ts';
import { failing, slow } from './failures.ts';

/** Who joined with the member's code. */
export const referralScenarios = {
  empty: () => [createHandler('listReferredPeople', noRows)],
  onePage: () => [createHandler('listReferredPeople', ({ query }) => toPage(demoReferredPeople.slice(0, 4), query))],
  /** The newest friend has used the member's device. */
  held: () => [
    createHandler('listReferredPeople', ({ query }) => {
      const held = { referrerCommissionPercentage: 0, shareHeld: true };
      return toPage(
        demoReferredPeople.map((person, at) => (at === 0 ? { ...person, ...held } : person)),
        query,
      );
    }),
  ],
  failing: () => failing('listReferredPeople'),
  slow: () => slow('listReferredPeople'),
};
