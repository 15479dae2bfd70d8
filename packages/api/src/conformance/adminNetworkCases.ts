import type { ConformanceCase } from './ConformanceCase.ts';

const seen = { pays: 'approval', advanceLimit: 100_000, settlesAfterDays: 60 };

/** Networks and their policies. No case changes one. */
export const adminNetworkCases: readonly ConformanceCase[] = [
  { name: 'lists networks', endpoint: 'listNetworks', as: 'admin', status: 200 },
  { name: 'lists no networks to a member', endpoint: 'listNetworks', as: 'member', status: 403 },
  {
    name: 'changes no policy to less than a day',
    endpoint: 'changeNetworkPolicy',
    as: 'admin',
    request: () => ({ body: { network: 'nobody', ...seen, settlesAfterDays: 0, seen } }),
    status: 400,
  },
  {
    name: 'changes no policy of a network that there is not',
    endpoint: 'changeNetworkPolicy',
    as: 'admin',
    request: () => ({ body: { network: 'nobody', ...seen, seen } }),
    status: 404,
  },
];
