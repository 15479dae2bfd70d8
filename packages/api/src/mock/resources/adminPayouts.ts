import type * as calls from '../../contract/adminPayouts.ts';
import type { AdminPayout, PayoutList } from '../../contract/adminPayouts.ts';
import { DAY_MS, HOUR_MS } from '../../units/time.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

const isOpen = ({ settledAt }: AdminPayout) => settledAt === null;

/** Payouts of the mock for who looks after payments: one in each state. */
export function adminPayoutResolvers(nowMs: number): ResolversOf<typeof calls> {
  const before = (ms: number) => new Date(nowMs - ms).toISOString();
  const payout = (no: number, age: number, change: Partial<AdminPayout>): AdminPayout => ({
    id: `019a1c00-0000-7000-8000-00000000000${no}`,
    member: { id: String(no), email: `member${no}@mail.example` },
    amount: 1_250.5,
    withheld: 0,
    mode: 'BANK_TRANSFER',
    target: `Kaveri Bank ••••78${no}0`,
    state: 'submitted',
    attempts: 1,
    createdAt: before(age * DAY_MS),
    submittedAt: before(age * DAY_MS - HOUR_MS),
    settledAt: null,
    returnedAt: null,
    utr: null,
    failureReason: null,
    ...change,
  });
  let payouts = [
    payout(1, 6, { state: 'review', attempts: 9, amount: 4_800 }),
    payout(2, 1, {}),
    payout(3, 0, { state: 'reserved', attempts: 0, submittedAt: null }),
    payout(4, 8, { state: 'sent', settledAt: before(7 * DAY_MS), utr: 'PTLI226329000123', withheld: 25 }),
    payout(5, 12, {
      state: 'returned',
      settledAt: before(11 * DAY_MS),
      returnedAt: before(9 * DAY_MS),
      utr: 'PTLI226329000101',
      failureReason: 'Account closed',
    }),
    payout(6, 15, { state: 'failed', settledAt: before(14 * DAY_MS), failureReason: 'Account number is wrong' }),
  ];

  function find(id: string): AdminPayout {
    const found = payouts.find((each) => each.id === id);
    if (!found) throw new MockProblem(404, 'There is no payout with this id.');
    return found;
  }

  function save(changed: AdminPayout): AdminPayout {
    payouts = payouts.map((each) => (each.id === changed.id ? changed : each));
    return changed;
  }

  const lists: Record<PayoutList, (each: AdminPayout) => boolean> = {
    open: isOpen,
    review: ({ state }) => state === 'review',
    sent: ({ state }) => state === 'sent' || state === 'returned',
    failed: ({ state }) => state === 'failed',
  };
  const isFound = (text: string) => (each: AdminPayout) =>
    each.id === text || each.utr === text.toUpperCase() || each.member.email === text.toLowerCase();

  return {
    listPayouts: ({ query: { list, find: text, ...page } }) =>
      toPage(payouts.filter(text ? isFound(text) : lists[list]), page),
    retryPayout({ params: { id } }) {
      const found = find(id);
      if (!isOpen(found)) throw new MockProblem(409, `This payout is ${found.state}: the bank is not asked any more.`);
      save({ ...found, attempts: found.attempts + 1 });
      return found;
    },
    settlePayout({ params: { id }, body }) {
      const found = find(id);
      if (found.state !== 'review')
        throw new MockProblem(409, `This payout is ${found.state}: only one in review is settled by hand.`);
      const settledAt = before(0);
      return body.result === 'sent'
        ? save({ ...found, state: 'sent', settledAt, utr: body.utr })
        : save({ ...found, state: 'failed', settledAt, failureReason: body.reason });
    },
    returnPayout({ params: { id }, body: { reason } }) {
      const found = find(id);
      if (found.state !== 'sent')
        throw new MockProblem(409, `This payout is ${found.state}: only what was sent can come back.`);
      return save({ ...found, state: 'returned', returnedAt: before(0), failureReason: reason });
    },
  };
}
