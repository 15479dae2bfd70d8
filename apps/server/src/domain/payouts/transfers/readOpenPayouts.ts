import { toRupees } from '@potli/api/units/money';
import { isUuid } from '@potli/api/units/uuid';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { payout } from '../../../db/schema/payout.ts';
import type { PayoutRow, PayoutState } from './payoutRows.ts';
import { withheldPaise } from './withheldPaise.ts';

/** A payout as the operator sees it. */
export interface OperatorPayout {
  id: string;
  memberId: string;
  /** Rupees that the bank gets. */
  amount: number;
  /** Rupees of tax, which are not in the amount. */
  withheld: number;
  mode: string;
  state: PayoutState;
  /** How often the bank was asked. */
  attempts: number;
  createdAt: Date;
  submittedAt: Date | null;
  settledAt: Date | null;
  returnedAt: Date | null;
  utr: string | null;
  failureReason: string | null;
}

const fields = { ...getTableColumns(payout), withheldPaise };

/** Payouts that are not settled, the oldest first. */
export async function readOpenPayouts(queries: Queries): Promise<OperatorPayout[]> {
  const rows = await queries
    .select(fields)
    .from(payout)
    // the words of the partial index of open payouts
    .where(sql`${payout.state} in ('reserved', 'submitted', 'review')`)
    .orderBy(asc(payout.id));
  return rows.map(toOperatorPayout);
}

/** One payout, whatever became of it; undefined where there is none of this id. */
export async function findPayout(queries: Queries, id: string): Promise<OperatorPayout | undefined> {
  const [row] = isUuid(id) ? await queries.select(fields).from(payout).where(eq(payout.id, id)) : [];
  return row && toOperatorPayout(row);
}

function toOperatorPayout({ memberId, amountPaise, ...row }: PayoutRow & { withheldPaise: bigint }): OperatorPayout {
  const { id, mode, state, attempts, createdAt, submittedAt, settledAt, returnedAt, utr, failureReason } = row;
  const times = { createdAt, submittedAt, settledAt, returnedAt };
  const money = { amount: toRupees(amountPaise), withheld: toRupees(row.withheldPaise) };
  return { id, memberId: String(memberId), ...money, mode, state, attempts, ...times, utr, failureReason };
}
