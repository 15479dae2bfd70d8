import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { payout } from '../../../db/schema/payout.ts';
import { notFound } from '../../../errors/ProblemError.ts';
import { type Balances, emptyBalances } from '../../ledger/journals/accounts.ts';
import { lockWallets } from '../../ledger/journals/lockWallets.ts';

export type PayoutRow = typeof payout.$inferSelect;
export type PayoutState = PayoutRow['state'];

/** Not settled yet; a member has at most one open payout. */
export const openStates: PayoutState[] = ['reserved', 'submitted', 'review'];

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
