import { commissionOf, type OrderFacts, type RateRow } from '../rates/earnedRate.ts';
import type { OrderRow } from './orderRows.ts';

type Commission = Pick<OrderRow, 'commissionPaise' | 'commissionEstimated'>;

/**
 * What the network pays for an order: what it stated last, in proportion where that was for another sale; else what
 * the contract behind the row says; else what members earn, as if the shop had no share.
 * @param row the row that the order earned
 */
export function commissionOfOrder(
  { commission, salePaise }: OrderFacts,
  row: RateRow | undefined,
  earnedPaise: bigint,
): Commission {
  if (commission && (commission.salePaise === salePaise || commission.salePaise === 0n)) {
    return { commissionPaise: commission.paise, commissionEstimated: false };
  }
  const estimated = commission
    ? (commission.paise * salePaise) / commission.salePaise
    : row && commissionOf(row, salePaise);
  return { commissionPaise: estimated ?? earnedPaise, commissionEstimated: true };
}
