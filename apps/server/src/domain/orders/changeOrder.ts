import type { Queries } from '../../db/database.ts';
import { advanceOf } from '../books/bookEntries.ts';
import { addAdvance, lockPolicy } from '../books/networkPolicy.ts';
import { releaseShare } from '../books/releaseShare.ts';
import { lockWallets } from '../ledger/lockWallets.ts';
import { type NewOrderRow, type OrderRow, saveOrder } from './orderRows.ts';
import { type OrderCause, postOrder } from './postOrder.ts';

/** The new state of an order, without what of its money is released. */
export type ChangedOrder = Omit<NewOrderRow, 'releasedPaise' | 'releasedReferralPaise' | 'releasedAt'>;

interface OrderChange {
  cause: OrderCause;
  before: OrderRow | undefined;
  after: ChangedOrder;
  at: Date;
}

/**
 * Writes the new state of an order and posts its money, in the transaction that has locked the order. Locks the wallets
 * and then the row of the network, where its policy decides something.
 * @returns paise that the network's limit has free again because of it
 */
export async function changeOrder(queries: Queries, { cause, before, after, at }: OrderChange): Promise<bigint> {
  const { memberId, referrerId } = after;
  const mayShare = after.referralPaise > 0n || (before?.referralPaise ?? 0n) > 0n;
  const balances = await lockWallets(queries, referrerId && mayShare ? [memberId, referrerId] : [memberId]);
  const released = await release(queries, before, after, at);
  const orderId = await saveOrder(queries, { ...released, id: before?.id });
  await postOrder(queries, { cause, orderId, before, after: released, balances, at });
  const freed = advanceOf(before) - advanceOf(released);
  return freed > 0n ? freed : 0n;
}

const NOTHING = { releasedPaise: 0n, releasedReferralPaise: 0n, releasedAt: null };

async function release(
  queries: Queries,
  before: OrderRow | undefined,
  after: ChangedOrder,
  at: Date,
): Promise<NewOrderRow> {
  const unreleased = { ...after, ...NOTHING };
  if (after.status !== 'approved' && advanceOf(before) === 0n) return unreleased;
  const policy = await lockPolicy(queries, after.network);
  const share = after.status === 'approved' ? releaseShare(policy, before, after) : NOTHING;
  const releasedAt = share.releasedPaise > 0n ? (before?.releasedAt ?? at) : null;
  const released = { ...after, ...share, releasedAt };
  await addAdvance(queries, after.network, advanceOf(released) - advanceOf(before));
  return released;
}
