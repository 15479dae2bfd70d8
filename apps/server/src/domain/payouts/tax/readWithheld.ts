import { toRupees } from '@potli/api/units/money';
import { and, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { payout } from '../../../db/schema/payout.ts';
import { payoutTax } from '../../../db/schema/tax.ts';

export interface MonthTax {
  memberId: bigint;
  /** The month in India: 2026-04. */
  month: string;
  paise: bigint;
}

/**
 * Tax that was withheld from members in the financial year that begins in that year's April, by the month in which the payout was
 * started. What came back with a payout counts no more.
 */
export async function readWithheld(queries: Queries, memberIds: readonly bigint[], year: number): Promise<MonthTax[]> {
  const month = sql<string>`to_char(${payout.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM')`;
  const rows = await queries
    .select({ memberId: payout.memberId, month, paise: sql<string>`sum(${payoutTax.taxPaise})` })
    .from(payout)
    .innerJoin(payoutTax, eq(payoutTax.payoutId, payout.id))
    .where(
      and(
        inArray(payout.memberId, [...memberIds]),
        eq(payoutTax.year, year),
        gt(payoutTax.taxPaise, 0n),
        notInArray(payout.state, ['failed', 'returned']),
      ),
    )
    .groupBy(payout.memberId, sql`2`);
  return rows.map((row) => ({ ...row, paise: BigInt(row.paise) }));
}

/** The sum, in rupees. */
export const withheldOf = (rows: readonly Pick<MonthTax, 'paise'>[]): number =>
  toRupees(rows.reduce((sum, { paise }) => sum + paise, 0n));
