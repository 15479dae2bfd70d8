import { HttpResponse, http } from 'msw';
import type { OrderStory, TransactionStatus } from '../../contract/transactions.ts';
import { demoOrderStories, demoTransactions } from '../../fixtures/index.ts';
import { createHandler } from '../http/createHandlers.ts';
import { forbidden, notFound } from '../http/MockProblem.ts';
import { hasStatus } from '../resources/transactions.ts';
import { noRows, toPage } from '../toPage.ts';
import { failing, failingSilently, refusing, slow, withoutSession } from './failures.ts';

/** The member's list of orders. */
export const transactionsScenarios = {
  empty: () => [createHandler('listMyTransactions', noRows)],
  onePage: () => [
    createHandler('listMyTransactions', ({ query: { page, size } }) =>
      toPage(demoTransactions.slice(0, 7), { pageNumber: page, pageSize: size }),
    ),
  ],
  failing: () => failing('listMyTransactions'),
  failingSilently: () => failingSilently('listMyTransactions'),
  forbidden: () => refusing(forbidden, ['listMyTransactions']),
  unauthorized: () => withoutSession('listMyTransactions'),
  unreachable: () => [http.get('*/api/transactions/my-transactions', () => HttpResponse.error())],
  /** An answer that does not follow the contract. */
  outOfContract: () => [http.get('*/api/transactions/my-transactions', () => HttpResponse.json({ rows: 'none' }))],
  slow: () => slow('listMyTransactions'),
  /** None has been paid yet. */
  nonePaid: () => [
    createHandler('listMyTransactions', ({ query: { page, size, status } }) => {
      const unpaid = demoTransactions.filter(({ currentStatus }) => currentStatus !== 'PAID');
      return toPage(unpaid.filter(hasStatus(status)), { pageNumber: page, pageSize: size });
    }),
  ],
  /** A status that is newer than this client. */
  unknownStatus: () => [
    createHandler('listMyTransactions', ({ query: { page, size } }) =>
      toPage(
        demoTransactions.map((row) => ({ ...row, currentStatus: 'ON_HOLD_AT_SHOP' })),
        { pageNumber: page, pageSize: size },
      ),
    ),
  ],
};

/** The first order in this status, with changes. */
const inStatus = (status: TransactionStatus, change: (story: OrderStory) => Partial<OrderStory>) => [
  createHandler('getOrderStory', () => {
    const story = demoOrderStories.find(({ currentStatus }) => currentStatus === status);
    if (!story) throw notFound();
    return { ...story, ...change(story) };
  }),
];

const forfeited = ({ statusLogs }: OrderStory): Partial<OrderStory> => ({
  currentStatus: 'FORFEITED',
  declineReason: null,
  payout: null,
  statusLogs: statusLogs.map((log) => (log.status === 'REVERSED' ? { ...log, status: 'FORFEITED' } : log)),
});

const refused = { id: '203', status: 'FAILED', utr: null, failureReason: 'The bank did not find this account number.' };

/** One order from the click to the bank. */
export const orderStoryScenarios = {
  failing: () => failing('getOrderStory'),
  slow: () => slow('getOrderStory'),
  /** The bank returned the money; it is sent again. */
  refusedByBank: () => inStatus('PAYABLE', () => ({ payout: refused })),
  /** Approved, but the member has no bank account. */
  withoutBankAccount: () =>
    inStatus('PAYABLE', ({ steps }) => ({ payout: null, steps: steps.map((step) => ({ ...step, expectedBy: null })) })),
  /** The shop confirmed it, and its cashback is pending until the network pays. */
  waitingForNetwork: () =>
    inStatus('PAYABLE', ({ steps }) => ({
      currentStatus: 'UNDER_REVIEW',
      payout: null,
      networkMoney: { paidAt: null, expectedBy: '2100-02-12T06:30:00.000Z' },
      steps: steps.map((step) =>
        step.kind === 'SENT_TO_BANK' ? { ...step, expectedBy: '2100-02-15T06:30:00.000Z' } : step,
      ),
    })),
  /** The network paid for it. */
  paidByNetwork: () =>
    inStatus('PAYABLE', () => ({ networkMoney: { paidAt: '2026-11-14T06:30:00.000Z', expectedBy: null } })),
  /** Its network reports in dollars. */
  inDollars: () => inStatus('PAYABLE', () => ({ foreignSale: { currency: 'USD', amount: '119.04' } })),
  /** The shop reported a larger order after the cashback was sent: the rest is to come. */
  restToCome: () =>
    inStatus('PAID', () => ({ laterPart: { amount: 62.5, sentAt: null, expectedBy: '2100-11-26T06:30:00.000Z' } })),
  /** The same, after the rest was sent. */
  restSent: () =>
    inStatus('PAID', () => ({ laterPart: { amount: 62.5, sentAt: '2026-11-14T06:30:00.000Z', expectedBy: null } })),
  /** Tax was withheld from its payout. */
  taxed: () =>
    inStatus('PAID', ({ payout, cashbackAmount }) => ({
      payout: payout && { ...payout, amount: cashbackAmount - 30, withheld: 30 },
    })),
  /** Nobody logged in for `FORFEIT_MONTHS`. */
  forfeited: () => inStatus('REVERSED', forfeited),
  /** An operator forfeited it for a breach of the terms. */
  forfeitedForBreach: () => inStatus('REVERSED', (story) => ({ ...forfeited(story), isForfeitedForBreach: true })),
  /** There is no such order, or it is another member's. */
  missing: () => refusing(notFound, ['getOrderStory']),
};
