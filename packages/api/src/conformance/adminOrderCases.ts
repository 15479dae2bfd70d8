import type { ConformanceCase } from './ConformanceCase.ts';

const nobodys = { id: '999999999' };

/** Orders that a person looks at. No case changes one. */
export const adminOrderCases: readonly ConformanceCase[] = [
  { name: 'lists orders that wait for a person', endpoint: 'listReviewOrders', as: 'admin', status: 200 },
  {
    name: 'lists no orders that wait for a person to a member',
    endpoint: 'listReviewOrders',
    as: 'member',
    status: 403,
  },
  {
    name: 'accepts no order without its cashback',
    endpoint: 'acceptOrder',
    as: 'admin',
    request: () => ({ params: nobodys, body: { cashback: -1 } }),
    status: 400,
  },
  {
    name: 'accepts no order that there is not',
    endpoint: 'acceptOrder',
    as: 'admin',
    request: () => ({ params: nobodys, body: { cashback: 50 } }),
    status: 404,
  },
];
