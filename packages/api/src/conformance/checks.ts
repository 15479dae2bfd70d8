import { contract } from '../contract/contract.ts';
import type { Check } from './Check.ts';
import type { ConformanceCase } from './ConformanceCase.ts';
import { generalChecks, isActing } from './generalChecks.ts';
import { judgeCase } from './judgeCase.ts';
import { ownCalls } from './ownCalls.ts';
import { pagingChecks } from './pagingChecks.ts';
import { conformanceCases } from './requests.ts';
import { uploadChecks } from './uploadChecks.ts';

function toCheck(testCase: ConformanceCase): Check {
  const { endpoint, name, as = 'visitor', demo = false, about, follows = false, numbers = [] } = testCase;
  return {
    endpoint,
    name,
    as,
    // a refresh token is used up
    acts: isActing(contract[endpoint]) || as === 'refresher' || follows,
    demo: demo || ownCalls.has(endpoint),
    numbers,
    async differences(host) {
      // reading what the host does not have throws
      if (about) void host.known[about];
      return judgeCase(testCase, host);
    },
  };
}

/** The whole suite, in an order in which later requests may count on earlier ones. */
export const conformanceChecks: readonly Check[] = [
  ...generalChecks,
  ...pagingChecks,
  ...conformanceCases.map(toCheck),
  ...uploadChecks,
];
