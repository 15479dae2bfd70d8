import type { EndpointName } from '../contract/contract.ts';
import type { Dispute } from '../contract/disputes.ts';
import type { ConformanceCase, Known } from './ConformanceCase.ts';

const claim =
  (change: object = {}) =>
  ({ storeId }: Known) => ({
    body: {
      disputeSourceType: 'STORE',
      storeId,
      disputeType: '',
      orderTime: '2026-11-12T12:54:00.000Z',
      storeOrderId: 'CONFORMANCE-1',
      orderAmount: 1299.5,
      downloadLinks: [],
      ...change,
    },
  });

const file = (name: string, status: number, change?: object): ConformanceCase => ({
  name,
  endpoint: 'createDispute',
  as: 'member',
  request: claim(change),
  status,
});

const names = (endpoint: EndpointName): ConformanceCase => ({
  name: 'lists all, each with its id',
  endpoint,
  demo: true,
  status: 200,
  check: (answer) => (answer as Array<{ id: string }>).length > 5,
});

/** Claims, their files and the names to choose from. */
export const disputeCases: readonly ConformanceCase[] = [
  {
    ...file('files a claim, without a type for missing cashback', 200),
    check: (answer) => {
      const { disputeType, disputeStatus, ticketNumber, orderAmount } = answer as Dispute;
      return (
        disputeType === 'MISSING_CASHBACK' &&
        disputeStatus === 'RECEIVED' &&
        Boolean(ticketNumber) &&
        orderAmount === 1299.5
      );
    },
  },
  file('files no second claim for an order', 409),
  file('refuses an amount of 0', 400, { orderAmount: 0 }),
  file('refuses a claim without store order ID', 400, { storeOrderId: ' ' }),
  file('refuses a time that is none', 400, { orderTime: '12-11-2026 18:24' }),
  file('refuses an unknown source', 400, { disputeSourceType: 'OFFER' }),
  file('does not find an unknown store', 404, { storeId: '999999999', storeOrderId: 'CONFORMANCE-2' }),
  {
    name: 'lists them, newest first',
    endpoint: 'listMyDisputes',
    demo: true,
    follows: true,
    as: 'member',
    status: 200,
    check: (answer) => {
      const claims = answer as Dispute[];
      return claims.length > 5 && claims[0]?.storeOrderId === 'CONFORMANCE-1';
    },
  },
  {
    name: 'does not find a claim that is none',
    endpoint: 'answerDispute',
    as: 'member',
    request: () => ({ params: { id: '999999999' }, body: { words: 'Here it is.', downloadLinks: [] } }),
    status: 404,
  },
  {
    name: 'limits a page where the request does',
    endpoint: 'listMyDisputes',
    demo: true,
    as: 'member',
    request: () => ({ query: { pageNumber: '0', pageSize: '2' } }),
    status: 200,
    check: (answer) => (answer as Dispute[]).length === 2,
  },
  { name: 'permits a member to send files', endpoint: 'getUploadTicket', as: 'member', status: 200 },
  names('listStoreNames'),
  names('listCreditCardNames'),
  names('listFlashDealNames'),
];
