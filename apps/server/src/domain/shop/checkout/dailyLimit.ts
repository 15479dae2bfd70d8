import { INDIA_OFFSET, indiaDay } from '@potli/api/units/india';
import { toRupees } from '@potli/api/units/money';
import { and, eq, gte, notInArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { giftCardOrder, giftCardOrderLine } from '../../../db/schema/giftCardOrder.ts';
import { conflict } from '../../../errors/ProblemError.ts';

/** What a member may buy in a day of India. */
export interface DailyLimit {
  cards: number;
  rupees: number;
}

interface Wanted {
  memberId: bigint;
  count: number;
  facePaise: bigint;
  now: Date;
}

/**
 * Counts what the member ordered today, paid or still to be paid. The caller has locked the member.
 * @throws ProblemError conflict where the order would be too much
 */
export async function checkDailyLimit(
  queries: Queries,
  { memberId, count, facePaise, now }: Wanted,
  { cards, rupees }: DailyLimit,
): Promise<void> {
  const [today] = await queries
    .select({
      cards: sql<string>`coalesce(sum(${giftCardOrderLine.count}), 0)`,
      paise: sql<string>`coalesce(sum(${giftCardOrderLine.count} * ${giftCardOrderLine.facePaise}), 0)`,
    })
    .from(giftCardOrder)
    .innerJoin(giftCardOrderLine, eq(giftCardOrderLine.orderId, giftCardOrder.id))
    .where(
      and(
        eq(giftCardOrder.memberId, memberId),
        gte(giftCardOrder.orderedAt, new Date(`${indiaDay(now)}T00:00:00${INDIA_OFFSET}`)),
        notInArray(giftCardOrder.stage, ['CANCELLED', 'REFUNDING', 'REFUNDED']),
      ),
    );
  const leftCards = cards - Number(today?.cards);
  if (count > leftCards) throw conflict(`You can buy ${Math.max(leftCards, 0)} more gift cards today. ${TOMORROW}`);
  const leftRupees = Math.floor(rupees - toRupees(BigInt(today?.paise ?? 0)));
  if (toRupees(facePaise * BigInt(count)) <= leftRupees) return;
  const left = Math.max(leftRupees, 0).toLocaleString('en-IN');
  throw conflict(`You can buy gift cards of ₹${left} more today. ${TOMORROW}`);
}

const TOMORROW = 'Please try again tomorrow.';
