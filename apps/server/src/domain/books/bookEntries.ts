import type { bookEntry } from '../../db/schema/shopBook.ts';
import type { shopOrder } from '../../db/schema/shopOrder.ts';

/** Accounts of the shop for one network (docs/money.md#the-shops-own-books). */
export type BookAccount = (typeof bookEntry.$inferInsert)['account'];

/** An order as the books see it; amounts in paise. */
export type BookedOrder = Pick<
  typeof shopOrder.$inferInsert,
  | 'status'
  | 'earnedPaise'
  | 'referralPaise'
  | 'commissionPaise'
  | 'commissionEstimated'
  | 'releasedPaise'
  | 'releasedReferralPaise'
> & { settledPaise?: bigint | null | undefined; heldFor?: (typeof shopOrder.$inferInsert)['heldFor'] };

type Held = Pick<BookedOrder, 'heldFor' | 'settledPaise' | 'earnedPaise' | 'referralPaise'>;

type Paid = Pick<
  BookedOrder,
  'earnedPaise' | 'referralPaise' | 'commissionPaise' | 'commissionEstimated' | 'settledPaise'
>;

export interface NewBookEntry {
  account: BookAccount;
  paise: bigint;
}

/** What the referrer and the member have of an order by now. */
const releasedOf = ({ releasedPaise, releasedReferralPaise }: BookedOrder) => releasedPaise + releasedReferralPaise;

/**
 * Whether the network has paid so much for an order that members' money need not wait: what it said, or at least what the
 * order costs. As `network_has_paid` of the database says it.
 */
export function hasPaid(order: Paid): boolean {
  const paid = order.settledPaise ?? 0n;
  const cost = order.earnedPaise + order.referralPaise;
  return paid > 0n && (order.commissionEstimated || paid >= order.commissionPaise || paid >= cost);
}

/** Whether an approval waits for a person (docs/networks.md#approvals-that-wait), until the network has paid what it costs. */
export const isHeld = ({ heldFor, settledPaise, earnedPaise, referralPaise }: Held): boolean =>
  heldFor != null && (settledPaise ?? 0n) < earnedPaise + referralPaise;

/** What the network pays for an order: what it said, or, where it did not say it, what it paid. */
const commissionOf = ({ settledPaise, commissionEstimated, commissionPaise }: Paid): bigint =>
  commissionEstimated && settledPaise && settledPaise > 0n ? settledPaise : commissionPaise;

/** What members have of an order before its network paid for it. */
export const advanceOf = (order: BookedOrder | undefined): bigint =>
  order?.status === 'approved' && !hasPaid(order) ? releasedOf(order) : 0n;

/** What the accounts hold because of one order. They sum to zero. */
function balancesOf(order: BookedOrder | undefined): Partial<Record<BookAccount, bigint>> {
  if (!order) return {};
  const { status, settledPaise, earnedPaise, referralPaise } = order;
  const paid = settledPaise ?? 0n;
  const commission = commissionOf(order);
  const received = { CASH: paid, RECEIVABLE: -paid };
  // what was paid for an order that is not approved, the network takes back with its next statement
  if (status === 'rejected') return received;
  if (status === 'tracked') return { ...received, EXPECTED: commission, MEMO: -commission };
  const cost = earnedPaise + referralPaise;
  const released = releasedOf(order);
  const advanced = advanceOf(order);
  return {
    ...{ CASH: paid, RECEIVABLE: commission - paid, COMMISSION: -commission },
    ...{ CASHBACK: cost, MEMBERS: -released, WAITING: released - cost },
    ...{ ADVANCED: advanced, MEMO: -advanced },
  };
}

const ACCOUNTS: readonly BookAccount[] = [
  'EXPECTED',
  'RECEIVABLE',
  'COMMISSION',
  'CASHBACK',
  'MEMBERS',
  'WAITING',
  'CASH',
  'ADVANCED',
  'MEMO',
];

/** The entries of a change of an order; their sum is zero. */
export function toBookEntries(before: BookedOrder | undefined, after: BookedOrder): NewBookEntry[] {
  const [old, now] = [balancesOf(before), balancesOf(after)];
  return ACCOUNTS.map((account) => ({ account, paise: (now[account] ?? 0n) - (old[account] ?? 0n) })).filter(
    ({ paise }) => paise !== 0n,
  );
}
