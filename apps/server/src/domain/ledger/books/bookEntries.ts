import { bookEntry } from '../../../db/schema/shopBook.ts';
import type { shopOrder } from '../../../db/schema/shopOrder.ts';

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
> &
  Partial<
    Pick<
      typeof shopOrder.$inferInsert,
      | 'settledPaise'
      | 'tdsPaise'
      | 'exchangePaise'
      | 'heldFor'
      | 'writtenOffPaise'
      | 'writtenOffPaidPaise'
      | 'writtenOffMembers'
      | 'isLost'
    >
  >;

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
 * Whether the network has paid so much for an order that members' money need not wait: what it stated, or at least what the
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

/** What the network pays for an order: what it stated, else what it paid. */
const commissionOf = ({ settledPaise, commissionEstimated, commissionPaise }: Paid): bigint =>
  commissionEstimated && settledPaise && settledPaise > 0n ? settledPaise : commissionPaise;

/** What members have of an order before its network paid for it, as long as the shop counts on that. */
export const advanceOf = (order: BookedOrder | undefined): bigint =>
  order?.status === 'approved' && !hasPaid(order) && order.writtenOffPaise == null ? releasedOf(order) : 0n;

const within = (most: bigint, paise: bigint) => (paise < 0n ? 0n : paise > most ? most : paise);

/**
 * What of a write-off is lost, and what of that was paid since. As `lost_by_write_off` and `recovered_of_write_off` of the
 * database say it.
 * @param commission what is recognised
 */
function lossOf({ writtenOffPaise, writtenOffPaidPaise, settledPaise }: BookedOrder, commission: bigint) {
  if (writtenOffPaise == null || writtenOffPaidPaise == null) return { lost: 0n, recovered: 0n };
  const lost = within(writtenOffPaise, commission - writtenOffPaidPaise);
  return { lost, recovered: within(lost, (settledPaise ?? 0n) - writtenOffPaidPaise) };
}

/** What a network still owes for an order; below zero: what it has paid too much. */
export function openOf(order: BookedOrder): bigint {
  const commission = isApproved(order) ? commissionOf(order) : 0n;
  const { lost, recovered } = lossOf(order, commission);
  return commission - (order.settledPaise ?? 0n) - lost + recovered;
}

/** Whether its network approves the order, also where its cashback is declined because that does not pay. */
const isApproved = ({ status, isLost }: BookedOrder): boolean => status === 'approved' || isLost === true;

/** What the accounts hold because of one order. They sum to zero. */
function balancesOf(order: BookedOrder | undefined): Partial<Record<BookAccount, bigint>> {
  if (!order) return {};
  const { status, settledPaise, tdsPaise = 0n, exchangePaise = 0n, earnedPaise, referralPaise } = order;
  const commission = commissionOf(order);
  const { lost, recovered } = lossOf(order, isApproved(order) ? commission : 0n);
  const received = {
    CASH: (settledPaise ?? 0n) + exchangePaise - tdsPaise,
    TDS: tdsPaise,
    RECEIVABLE: openOf(order),
    EXCHANGE: -exchangePaise,
    WRITTEN_OFF: lost,
    RECOVERED: -recovered,
  };
  if (status === 'tracked') return { ...received, EXPECTED: commission, MEMO: -commission };
  // what was paid for an order that is not approved, the network takes back with its next statement
  if (!isApproved(order)) return received;
  const cost = status === 'approved' ? earnedPaise + referralPaise : 0n;
  const released = releasedOf(order);
  const advanced = advanceOf(order);
  return {
    ...received,
    COMMISSION: -commission,
    CASHBACK: cost,
    MEMBERS: -released,
    WAITING: released - cost,
    ADVANCED: advanced,
    MEMO: -advanced,
  };
}

/** The entries of a change of an order; their sum is zero. */
export function toBookEntries(before: BookedOrder | undefined, after: BookedOrder): NewBookEntry[] {
  const [old, now] = [balancesOf(before), balancesOf(after)];
  return bookEntry.account.enumValues
    .map((account) => ({ account, paise: (now[account] ?? 0n) - (old[account] ?? 0n) }))
    .filter(({ paise }) => paise !== 0n);
}
