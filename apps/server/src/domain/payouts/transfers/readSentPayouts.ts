import { indiaDay } from '@potli/api/units/india';
import { toRupees } from '@potli/api/units/money';
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { bankAccount } from '../../../db/schema/bankAccount.ts';
import { payout } from '../../../db/schema/payout.ts';
import { openDetails } from '../../members/bank/bankAccountRows.ts';
import { describeTarget } from '../../members/bank/describeTarget.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { monthAfter, monthStart } from '../../platform/shared/indiaDay.ts';
import { withheldPaise } from './withheldPaise.ts';

/** A payout that a bank sent. */
export interface SentPayout {
  id: string;
  memberId: string;
  /** Day in India on which the bank reported it. */
  sentOn: string;
  /** Rupees that the bank got, and tax that is not in them. */
  amount: number;
  withheld: number;
  mode: string;
  utr: string | null;
  /** Where it went, masked. */
  target: string;
  /** Day of India on which the bank returned it. */
  returnedOn: string | null;
}

/**
 * What was sent in a month of India, also what came back later, in the order of sending.
 * @param month `yyyy-mm`
 * @param most payouts that are read; absent: all
 */
export async function readSentPayouts(
  queries: Queries,
  sealer: Sealer,
  month: string,
  most?: number,
): Promise<SentPayout[]> {
  const { id, memberId, settledAt, returnedAt, amountPaise, mode, utr, state, bankAccountId } = payout;
  const asked = queries
    .select({
      id,
      memberId,
      settledAt,
      returnedAt,
      amountPaise,
      mode,
      utr,
      withheldPaise,
      details: { id: bankAccount.id, sealed: bankAccount.sealed },
    })
    .from(payout)
    .innerJoin(bankAccount, eq(bankAccount.id, bankAccountId))
    .where(
      and(
        inArray(state, ['sent', 'returned']),
        gte(settledAt, monthStart(month)),
        lt(settledAt, monthStart(monthAfter(month))),
      ),
    )
    .orderBy(asc(settledAt), asc(id))
    .$dynamic();
  const rows = await (most === undefined ? asked : asked.limit(most));
  return rows.map((row) => ({
    id: row.id,
    memberId: String(row.memberId),
    mode: row.mode,
    utr: row.utr,
    sentOn: row.settledAt ? indiaDay(row.settledAt) : '',
    amount: toRupees(row.amountPaise),
    withheld: toRupees(row.withheldPaise),
    target: describeTarget(openDetails(sealer, row.details)),
    returnedOn: row.returnedAt ? indiaDay(row.returnedAt) : null,
  }));
}
