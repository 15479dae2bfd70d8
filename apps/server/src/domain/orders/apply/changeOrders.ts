import type { Queries } from '../../../db/database.ts';
import { advanceOf } from '../../ledger/books/bookEntries.ts';
import { lockPolicies, type NetworkPolicy, saveAdvances } from '../../ledger/books/networkPolicy.ts';
import { releaseShare } from '../../ledger/books/releaseShare.ts';
import type { Balances } from '../../ledger/journals/accounts.ts';
import { lockWallets } from '../../ledger/journals/lockWallets.ts';
import { writeNotifications } from '../../members/notifications/notificationRows.ts';
import { readUnearning } from '../../members/selfdealing/readUnearning.ts';
import { nameKey } from '../reports/nameKey.ts';
import type { ChangedOrder } from './ChangedOrder.ts';
import { notificationsOf } from './notificationsOf.ts';
import type { OrderCause } from './orderJournals.ts';
import { type NewOrderRow, type OrderRow, saveOrders } from './orderRows.ts';
import { postOrders } from './postOrders.ts';
import { asReported, withLoss } from './withLoss.ts';
import { withoutSelfDealing } from './withoutSelfDealing.ts';

export interface OrderChange {
  cause: OrderCause;
  /** As it was when the order was locked; undefined for a new one. */
  before: OrderRow | undefined;
  after: ChangedOrder;
  /** The day for which it counts in the shop's books; by default when it happens. */
  valueAt?: Date;
}

/** Writes the new states of orders and posts their money, in the transaction that has locked the orders. Locks their wallets: call it once. */
export async function changeLockedOrders(queries: Queries, changes: readonly OrderChange[], at: Date): Promise<void> {
  if (changes.length === 0) return;
  const members = changes.flatMap((change) => {
    const { memberId, referrerId } = change.after;
    return referrerId && mayShare(change) ? [memberId, referrerId] : [memberId];
  });
  await changeOrders(queries, { changes, balances: await lockWallets(queries, members), at });
}

export const changeOrder = (queries: Queries, change: OrderChange, at: Date): Promise<void> =>
  changeLockedOrders(queries, [change], at);

const mayShare = ({ before, after }: OrderChange) => after.referralPaise > 0n || (before?.referralPaise ?? 0n) > 0n;

interface OrderChanges {
  /** In the order in which they happen; an order can change several times. */
  changes: readonly OrderChange[];
  /** Balances of all members and referrers that the changes touch, with locked wallets. They are changed as the money moves. */
  balances: ReadonlyMap<bigint, Balances>;
  at: Date;
}

/**
 * Writes the new states of orders and posts their money, in the transaction that has locked orders and wallets. Locks the
 * rows of networks whose policy decides something.
 */
export async function changeOrders(queries: Queries, { changes, balances, at }: OrderChanges): Promise<void> {
  const reported = changes.map((change) => ({ ...change, after: asReported(change.after) }));
  const deciding = reported.filter(({ before, after }) => after.status === 'approved' || advanceOf(before) > 0n);
  const [unearning, policies] = await Promise.all([
    readUnearning(
      queries,
      changes.filter(mayShare).map(({ after }) => after.memberId),
    ),
    lockPolicies(
      queries,
      deciding.map(({ after }) => after.network),
    ),
  ]);
  const latest = new Map<string, NewOrderRow>();
  const changed = reported.map(({ cause, before: first, after: earned, valueAt }) => {
    const name = nameKey(earned.network, earned.networkOrderId);
    const before = latest.get(name) ?? first;
    const after = release(policies, before, withLoss(before, withoutSelfDealing(before, earned, unearning)), at);
    latest.set(name, after);
    return { name, cause, before, after, valueAt };
  });
  const ids = await saveOrders(queries, [...latest.values()]);
  const steps = changed.map(({ name, ...step }) => {
    const orderId = ids.get(name);
    if (orderId === undefined) throw new Error('An order was not written');
    return { ...step, orderId };
  });
  await Promise.all([
    saveAdvances(queries, policies.values()),
    postOrders(queries, { steps, balances, at }),
    writeNotifications(
      queries,
      steps.flatMap((step) => notificationsOf({ ...step, at })),
    ),
  ]);
}

const NOTHING = { releasedPaise: 0n, releasedReferralPaise: 0n, releasedAt: null };

/** Decides what of an order's money is released, and counts it into what members have in advance. */
function release(
  policies: ReadonlyMap<string, NetworkPolicy>,
  before: NewOrderRow | undefined,
  after: ChangedOrder,
  at: Date,
): NewOrderRow {
  const policy = policies.get(after.network);
  // no order of the network is or was approved
  if (!policy) return { ...after, ...NOTHING };
  const share = after.status === 'approved' ? releaseShare(policy, before, after) : NOTHING;
  const releasedAt = share.releasedPaise > 0n ? (before?.releasedAt ?? at) : null;
  const released = { ...after, ...share, releasedAt };
  policy.advancedPaise += advanceOf(released) - advanceOf(before);
  return released;
}
