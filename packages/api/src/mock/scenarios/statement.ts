import { failing, slow } from './failures.ts';

/** The member's statement, of which every format is made. */
export const statementScenarios = {
  failing: () => failing('getMyStatement'),
  slow: () => slow('getMyStatement'),
};
