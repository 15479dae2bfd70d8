import type { ConformanceCase } from './ConformanceCase.ts';

const writeOff = { network: 'nobody owes', to: '2026-10-31', members: 'decline' as const };

/** What networks owe. No case writes anything off. */
export const adminReceivableCases: readonly ConformanceCase[] = [
  { name: 'lists networks that owe', endpoint: 'listReceivables', as: 'admin', status: 200 },
  { name: 'lists no networks that owe to a member', endpoint: 'listReceivables', as: 'member', status: 403 },
  {
    name: 'lists unpaid orders of a network',
    endpoint: 'listUnpaidOrders',
    as: 'admin',
    request: () => ({ query: { network: 'bazaar' } }),
    status: 200,
  },
  { name: 'lists unpaid orders of all networks', endpoint: 'listUnpaidOrders', as: 'admin', status: 200 },
  {
    name: 'shows what a write-off would book',
    endpoint: 'writeOffReceivable',
    as: 'admin',
    request: () => ({ body: writeOff }),
    status: 200,
  },
  {
    name: 'writes off no other amount than there is',
    endpoint: 'writeOffReceivable',
    as: 'admin',
    request: () => ({ body: { ...writeOff, seen: { orders: 1, loss: 80, waiting: 0, given: 50 } } }),
    status: 409,
  },
];
