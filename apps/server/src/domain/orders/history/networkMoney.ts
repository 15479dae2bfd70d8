import { DAY_MS } from '@potli/api/units/time';
import type { Queries } from '../../../db/database.ts';
import { readPolicies } from '../../ledger/books/networkPolicy.ts';
import type { OrderRow } from '../apply/orderRows.ts';
import type { HistoryStep } from './orderHistory.ts';

/** Either the network of an order has paid for it, or the member waits for that. */
interface NetworkMoney {
  paidAt: Date | null;
  expectedBy: Date | null;
}

/** What an order's story says of the money of its network; null where that changes nothing for the member. */
export async function networkMoney(
  queries: Queries,
  order: OrderRow,
  history: readonly HistoryStep[],
): Promise<NetworkMoney | null> {
  const { status, network, settledAt, releasedPaise, earnedPaise, versionAt } = order;
  if (status !== 'approved') return null;
  if (settledAt) return { paidAt: settledAt, expectedBy: null };
  if (releasedPaise >= earnedPaise) return null;
  const { settlesAfterDays } = (await readPolicies(queries))(network);
  const approvedAt = history.find((step) => step.status === 'CONFIRMED')?.at ?? versionAt;
  return { paidAt: null, expectedBy: new Date(approvedAt.getTime() + settlesAfterDays * DAY_MS) };
}
