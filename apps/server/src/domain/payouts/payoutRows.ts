import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { payout, payoutOrder } from '../../db/schema/payout.ts';
import { shopOrder } from '../../db/schema/shopOrder.ts';
import { notFound } from '../../errors/ProblemError.ts';
import { isHeldBack } from '../books/waitingOrders.ts';
import { type Balances, emptyBalances } from '../ledger/accounts.ts';
import { lockWallets } from '../ledger/lockWallets.ts';

export type PayoutRow = typeof payout.$inferSelect;
export type PayoutState = PayoutRow['state'];

/** Not settled yet; a member has at most one open payout. */
export const openStates: PayoutState[] = ['reserved', 'submitted', 'review'];
/** The money did not reach the member. */
const lostStates: PayoutState[] = ['failed', 'returned'];

export const isOpen = ({ state }: PayoutRow) => openStates.includes(state);

/** Locks a payout and the wallet of its member until the transaction ends. @throws ProblemError notFound */
export async function lockPayout(queries: Queries, id: string): Promise<{ row: PayoutRow; balances: Balances }> {
  const [owner] = await queries.select({ memberId: payout.memberId }).from(payout).where(eq(payout.id, id));
  if (!owner) throw notFound('We do not know this payout.');
  const balances = await lockWallets(queries, [owner.memberId]);
  const [row] = await queries.select().from(payout).where(eq(payout.id, id));
  if (!row) throw new Error('A payout disappeared while it was read');
  return { row, balances: balances.get(owner.memberId) ?? emptyBalances() };
}

export async function findOpenPayout(queries: Queries, memberId: bigint): Promise<PayoutRow | undefined> {
  const [row] = await queries
    .select()
    .from(payout)
    .where(and(eq(payout.memberId, memberId), inArray(payout.state, openStates)));
  return row;
}

export async function updatePayout(queries: Queries, id: string, change: Partial<PayoutRow>): Promise<void> {
  await queries.update(payout).set(change).where(eq(payout.id, id));
}

/** Links all approved orders whose cashback is released and in no other payout to this payout. */
export async function carryOrders(queries: Queries, { id, memberId }: Pick<PayoutRow, 'id' | 'memberId'>) {
  await queries.execute(sql`
    insert into ${payoutOrder} (payout_id, order_id)
    select ${id}, ${shopOrder.id} from ${shopOrder}
    where ${shopOrder.memberId} = ${memberId} and ${shopOrder.status} = 'approved' and not (${isHeldBack}) and not exists (
      select from ${payoutOrder} join ${payout} on ${payout.id} = ${payoutOrder.payoutId}
      where ${payoutOrder.orderId} = ${shopOrder.id} and not ${inArray(payout.state, lostStates)}
    )`);
}
