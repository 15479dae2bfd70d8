import { createDemoHandlers } from '../createDemoHandlers.ts';
import { toBareResponse } from '../http/toBareResponse.ts';

/** Another host of the contract. */
export const anyHostScenarios = {
  /** It sends only the fields that every host sends, and no totals of lists. */
  bare: () => createDemoHandlers({ respond: toBareResponse }),
};
