import type { ResponseOf } from '../contract/endpoint.ts';
import type { Payout, PayoutStory } from '../contract/payouts.ts';
import type { getMyStatement } from '../contract/statement.ts';
import type { OrderStory, Transaction } from '../contract/transactions.ts';
import type { CashbackEntry, checkLedger, MyWallet, startLedgerCheck } from '../contract/wallet.ts';
import { toPaise } from '../units/money.ts';
import { bookCases } from './bookCases.ts';
import type { ConformanceCase, Known } from './ConformanceCase.ts';
import { yearCases } from './yearCases.ts';

const rows = (answer: unknown) => answer as readonly unknown[];
const story = ({ orderId }: Known) => ({ params: { id: orderId } });
const payoutStory = ({ payoutId }: Known) => ({ params: { id: payoutId } });

const walletCases: readonly ConformanceCase[] = [
  {
    name: 'returns the totals of a member with history',
    endpoint: 'getMyWallet',
    as: 'member',
    demo: true,
    status: 200,
    check: (answer) => {
      const { forfeitedAmount = 0, nextPayout, ...totals } = answer as MyWallet;
      const isReasoned =
        !nextPayout || (nextPayout.amount > 0 && Boolean(nextPayout.waitsFor ?? nextPayout.expectedBy));
      return forfeitedAmount === 0 && isReasoned && Object.values(totals).every((total) => total > 0);
    },
  },
  {
    name: 'is empty for a new member',
    endpoint: 'getMyWallet',
    as: 'newMember',
    status: 200,
    check: (answer) => Object.values(answer as MyWallet).every((total) => total === 0),
  },
  {
    name: 'returns the entries of the totals, newest first',
    endpoint: 'getMyCashback',
    as: 'member',
    request: () => ({ query: { pageSize: '20' } }),
    status: 200,
    check: (answer) => {
      const { entries, totalElements } = answer as { entries: CashbackEntry[]; totalElements: number };
      return entries.length === 20 && totalElements > 20 && isNewestFirst(entries.map(({ at }) => at));
    },
  },
  {
    name: 'refuses 251 entries',
    endpoint: 'getMyCashback',
    as: 'member',
    request: () => ({ query: { pageSize: '251' } }),
    status: 400,
  },
  {
    name: 'shows the last check of the ledger to the admin',
    endpoint: 'checkLedger',
    as: 'admin',
    status: 200,
    check: (answer) => {
      const { kind: _, checkedAt, ...findings } = answer as ResponseOf<typeof checkLedger>;
      return Date.parse(checkedAt) <= Date.now() && Object.values(findings).every((count) => count === 0);
    },
  },
  {
    name: 'takes the wish of an admin for a check of the ledger',
    endpoint: 'startLedgerCheck',
    as: 'admin',
    request: () => ({ body: { kind: 'recent' } }),
    status: 202,
    check: (answer) => {
      const { kind, askedAt } = answer as ResponseOf<typeof startLedgerCheck>;
      return kind === 'recent' && Date.parse(askedAt) <= Date.now() + 1_000;
    },
  },
  {
    name: 'refuses a check of another kind',
    endpoint: 'startLedgerCheck',
    as: 'admin',
    request: () => ({ body: { kind: 'quick' } }),
    status: 400,
  },
  {
    name: 'makes no check for a member',
    endpoint: 'startLedgerCheck',
    as: 'member',
    request: () => ({ body: { kind: 'recent' } }),
    status: 403,
  },
];

const statementCases: readonly ConformanceCase[] = [
  {
    name: 'returns the chain of a member in parts, each line with the hash of the one before',
    endpoint: 'getMyStatement',
    as: 'member',
    request: () => ({ query: { after: '2', size: '5' } }),
    status: 200,
    check: (answer) => {
      const { lines, total, keyId, signature } = answer as ResponseOf<typeof getMyStatement>;
      const isChain = lines.every(({ previous }, n) => n === 0 || previous === lines[n - 1]?.hash);
      const isSigned = keyId?.length === 43 && signature?.length === 86;
      return isSigned && isChain && lines.map(({ seq }) => seq).join() === '3,4,5,6,7' && total >= 7;
    },
  },
  {
    name: 'returns no lines after the last one, and what the chain comes to',
    endpoint: 'getMyStatement',
    as: 'newMember',
    request: () => ({ query: { after: '0' } }),
    status: 200,
    check: (answer) => {
      const { lines, total, head, balances } = answer as ResponseOf<typeof getMyStatement>;
      const isEmpty = Object.values(balances).every((paise) => paise === '0');
      return isEmpty && lines.length === 0 && total === 0 && /^0{64}$/.test(head);
    },
  },
  ...['size=0', 'size=1001', 'size=x', 'after=-1', 'after=1.5', 'after=1e99'].map(
    (query): ConformanceCase => ({
      name: `refuses ${query}`,
      endpoint: 'getMyStatement',
      as: 'member',
      request: () => ({ query: Object.fromEntries(new URLSearchParams(query)) }),
      status: 400,
    }),
  ),
];

const orderCases: readonly ConformanceCase[] = [
  {
    name: 'lists orders',
    endpoint: 'listMyTransactions',
    as: 'member',
    demo: true,
    status: 200,
    check: (answer) => rows(answer).length === 10,
  },
  {
    name: 'counts pages from 0 and limits them',
    endpoint: 'listMyTransactions',
    as: 'member',
    demo: true,
    request: () => ({ query: { page: '1', size: '20' } }),
    status: 200,
    check: (answer) => rows(answer).length === 20,
  },
  {
    name: 'lists those of one status',
    endpoint: 'listMyTransactions',
    as: 'member',
    demo: true,
    request: () => ({ query: { status: 'REJECTED' } }),
    status: 200,
    check: (answer) => {
      const found = answer as Transaction[];
      return found.length > 0 && found.every(({ currentStatus }) => currentStatus === 'REJECTED');
    },
  },
  {
    name: 'lists those of several statuses',
    endpoint: 'listMyTransactions',
    as: 'member',
    demo: true,
    request: () => ({ query: { status: 'TRACKED,UNDER_REVIEW', size: '250' } }),
    status: 200,
    check: (answer) => {
      const found = new Set((answer as Transaction[]).map(({ currentStatus }) => currentStatus));
      return found.size === 2 && found.has('TRACKED') && found.has('UNDER_REVIEW');
    },
  },
  {
    name: 'refuses an unknown status among others',
    endpoint: 'listMyTransactions',
    as: 'member',
    request: () => ({ query: { status: 'TRACKED,LOST' } }),
    status: 400,
  },
  {
    name: 'refuses an unknown status',
    endpoint: 'listMyTransactions',
    as: 'member',
    request: () => ({ query: { status: 'LOST' } }),
    status: 400,
  },
  {
    name: 'refuses 251 rows',
    endpoint: 'listMyTransactions',
    as: 'member',
    request: () => ({ query: { size: '251' } }),
    status: 400,
  },
  {
    name: 'lists nothing for a new member',
    endpoint: 'listMyTransactions',
    as: 'newMember',
    status: 200,
    check: (answer) => rows(answer).length === 0,
  },
  {
    name: 'returns all five steps of an order',
    endpoint: 'getOrderStory',
    as: 'member',
    request: story,
    status: 200,
    check: (answer, { orderId }) => {
      const { id, steps } = answer as OrderStory;
      return id === orderId && steps.map(({ kind }) => kind).join() === STEPS;
    },
  },
  { name: 'is not for another member', endpoint: 'getOrderStory', as: 'newMember', request: story, status: 404 },
  {
    name: 'does not find an unknown order',
    endpoint: 'getOrderStory',
    as: 'member',
    request: () => ({ params: { id: 'no-such-order' } }),
    status: 404,
  },
];

const payoutCases: readonly ConformanceCase[] = [
  {
    name: 'lists payouts, newest first, the failed one with its reason',
    endpoint: 'listMyPayouts',
    as: 'member',
    demo: true,
    status: 200,
    check: (answer) => {
      const payouts = answer as Payout[];
      const failed = payouts.filter(({ status }) => status === 'FAILED');
      return (
        payouts.length === 6 &&
        failed.length === 1 &&
        Boolean(failed[0]?.failureReason) &&
        isNewestFirst(payouts.map(({ accountDebitDate }) => accountDebitDate))
      );
    },
  },
  {
    name: 'refuses 251 rows',
    endpoint: 'listMyPayouts',
    as: 'member',
    request: () => ({ query: { pageSize: '251' } }),
    status: 400,
  },
  {
    name: 'returns what a payout is made of, which adds up to it',
    endpoint: 'getPayoutStory',
    as: 'member',
    request: payoutStory,
    status: 200,
    check: (answer, { payoutId }) => {
      const { id, amount, parts, rest, steps } = answer as PayoutStory;
      const paise = [...parts, rest].reduce((sum, part) => sum + toPaise(part.amount), 0);
      return id === payoutId && paise === toPaise(amount) && steps[0]?.kind === 'RESERVED';
    },
  },
  { name: 'is not for another member', endpoint: 'getPayoutStory', as: 'newMember', request: payoutStory, status: 404 },
  {
    name: 'does not find an unknown payout',
    endpoint: 'getPayoutStory',
    as: 'member',
    request: () => ({ params: { id: 'no-such-payout' } }),
    status: 404,
  },
];

export const moneyCases: readonly ConformanceCase[] = [
  ...walletCases,
  ...statementCases,
  ...yearCases,
  ...bookCases,
  ...orderCases,
  ...payoutCases,
];

const STEPS = 'CLICKED,REPORTED,RETURN_PERIOD,DECISION,SENT_TO_BANK';

function isNewestFirst(times: readonly string[]): boolean {
  return times.every((time, index) => index === 0 || Date.parse(time) <= Date.parse(times[index - 1] ?? ''));
}
