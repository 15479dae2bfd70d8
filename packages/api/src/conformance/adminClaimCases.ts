import type { ConformanceCase } from './ConformanceCase.ts';

const nobodys = { id: '999999999' };

/** Claims of all members. No case changes one. */
export const adminClaimCases: readonly ConformanceCase[] = [
  { name: 'lists open claims', endpoint: 'listClaims', as: 'admin', status: 200 },
  {
    name: 'lists the claims of an address',
    endpoint: 'listClaims',
    as: 'admin',
    request: () => ({ query: { find: 'nobody@mail.example' } }),
    status: 200,
  },
  { name: 'lists no claims of others to a member', endpoint: 'listClaims', as: 'member', status: 403 },
  {
    name: 'rejects no claim without words',
    endpoint: 'answerClaim',
    as: 'admin',
    request: () => ({ params: nobodys, body: { status: 'REJECTED', answersRead: 0 } }),
    status: 400,
  },
  {
    name: 'answers no claim that there is not',
    endpoint: 'answerClaim',
    as: 'admin',
    request: () => ({ params: nobodys, body: { status: 'NEED_INFO', words: 'Which order?', answersRead: 0 } }),
    status: 404,
  },
  {
    name: 'decides on no order of a claim that there is not',
    endpoint: 'decideClaimOrder',
    as: 'admin',
    request: () => ({ params: nobodys, body: { network: 'bazaar', orderId: 'B-1', isClaimed: true } }),
    status: 404,
  },
];
