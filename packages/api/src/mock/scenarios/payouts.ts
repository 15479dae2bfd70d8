import type { PayoutStory } from '../../contract/payouts.ts';
import { demoPayoutStories, demoPayouts } from '../../fixtures/index.ts';
import { payoutStepsOf } from '../../fixtures/payoutSteps.ts';
import { createHandler } from '../http/createHandlers.ts';
import { notFound } from '../http/MockProblem.ts';
import { noRows, toPage } from '../toPage.ts';
import { failing, refusing, slow, withoutSession } from './failures.ts';

const YEARS = 8;

/** The member's list of payouts. */
export const payoutScenarios = {
  empty: () => [createHandler('listMyPayouts', noRows)],
  /** Of a member of many years. */
  manyPages: () => [
    createHandler('listMyPayouts', ({ query }) =>
      toPage(
        Array.from({ length: YEARS }, (_, year) =>
          demoPayouts.map((row) => ({ ...row, id: `${year}-${row.id}` })),
        ).flat(),
        query,
      ),
    ),
  ],
  /** Tax was withheld from each. */
  taxed: () => [
    createHandler('listMyPayouts', ({ query }) =>
      toPage(
        demoPayouts.map((row) => ({ ...row, withheld: 30 })),
        query,
      ),
    ),
  ],
  failing: () => failing('listMyPayouts'),
  slow: () => slow('listMyPayouts'),
  unauthorized: () => withoutSession('listMyPayouts'),
};

const BACK_AT = '2026-11-16T05:30:00.000Z';

/** The newest payout that was sent, with changes. */
const sentPayout = (change: (story: PayoutStory) => Partial<PayoutStory>) => [
  createHandler('getPayoutStory', () => {
    const story = demoPayoutStories.find(({ status }) => status === 'SUCCESS');
    if (!story) throw notFound();
    return { ...story, ...change(story) };
  }),
];

const inStatus = (status: string, change: Partial<PayoutStory> = {}) =>
  sentPayout(({ accountDebitDate: at }) => ({
    status,
    utr: null,
    steps: payoutStepsOf(status, at, BACK_AT),
    ...change,
  }));

const order = (reference: string, storeName: string | null, amount: number, before = 0) => ({
  kind: 'ORDER',
  reference,
  storeName,
  amount,
  before,
  count: 1,
});

const TAXED = {
  amount: 270,
  withheld: 30,
  parts: [
    { kind: 'TAX_WITHHELD', reference: null, storeName: null, amount: -30, before: 0, count: 1 },
    order('1023', 'Juttigali', 300),
  ],
  rest: { count: 0, amount: 0 },
};

const forfeited: Partial<PayoutStory> = {
  failureReason: 'The bank did not find this account number.',
  toDo: 'CHECK_BANK_DETAILS',
  carriedBy: null,
  forfeitedAt: '2026-11-12T06:30:00.000Z',
};

/** One payout with all that is in it. */
export const payoutStoryScenarios = {
  failing: () => failing('getPayoutStory'),
  slow: () => slow('getPayoutStory'),
  /** Set aside, and not with the bank yet. */
  preparing: () => inStatus('PREPARING'),
  processing: () =>
    inStatus('PROCESSING', {
      steps: payoutStepsOf('PROCESSING', BACK_AT).map((step) =>
        step.kind === 'SENT' ? { ...step, expectedBy: '2100-02-12T06:30:00.000Z' } : step,
      ),
    }),
  /** It was due some days ago. */
  late: () =>
    inStatus('PROCESSING', {
      steps: payoutStepsOf('PROCESSING', BACK_AT).map((step) => ({ ...step, expectedBy: null })),
    }),
  inReview: () => inStatus('IN_REVIEW'),
  /** Sent, and given back by the bank; nothing has gone since. */
  returned: () =>
    inStatus('RETURNED', {
      utr: 'POTN326316884201',
      failureReason: 'The bank says that this account is closed or not in use.',
      toDo: 'CHECK_BANK_DETAILS',
    }),
  /** The bank could not be reached: there is nothing to do. */
  failedForNow: () =>
    inStatus('FAILED', { failureReason: 'The bank could not be reached.', toDo: 'WAIT', carriedBy: null }),
  /** Its money waited for bank details, until nobody had logged in for `FORFEIT_MONTHS`. */
  forfeited: () => inStatus('FAILED', forfeited),
  /** An operator forfeited it for a breach of the terms. */
  forfeitedForBreach: () => inStatus('FAILED', { ...forfeited, isForfeitedForBreach: true }),
  /** Friends' cashback, an order that was corrected, one that was taken back, and more than the page lists. */
  ofAllKinds: () =>
    sentPayout(() => ({
      amount: 1_452.25,
      parts: [
        { kind: 'REFERRAL', reference: null, storeName: null, amount: 37.5, before: 0, count: 3 },
        { ...order('1023', 'Juttigali', 240), kind: 'SHARE_LINK' },
        order('1022', 'Thehro Stays', 62.5, 180),
        order('1020', null, -120, 120),
      ],
      rest: { count: 12, amount: 1_232.25 },
    })),
  /** Tax was withheld from all that is in it. */
  taxed: () => sentPayout(() => TAXED),
  /** Tax was withheld from one that the bank returned. */
  taxedAndReturned: () => inStatus('RETURNED', { ...TAXED, carriedBy: null }),
  /** There is no such payout, or it is another member's. */
  missing: () => refusing(notFound, ['getPayoutStory']),
};
