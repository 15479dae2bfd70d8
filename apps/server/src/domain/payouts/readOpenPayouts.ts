import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { payout } from '../../db/schema/payout.ts';
import { isUuid } from '../shared/ids.ts';
import { toRupees } from '../shared/rupees.ts';
import type { PayoutRow, PayoutState } from './payoutRows.ts';

/** A payout as the operator sees it. */
export interface OperatorPayout {
  id: string;
  memberId: string;
  /** Rupees */
  amount: number;
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

/** Payouts that are not settled, the oldest first. */
export async function readOpenPayouts(queries: Queries): Promise<OperatorPayout[]> {
  const rows = await queries
    .select()
    .from(payout)
    // the words of the partial index of open payouts
    .where(sql`${payout.state} in ('reserved', 'submitted', 'review')`)
    .orderBy(asc(payout.id));
  return rows.map(toOperatorPayout);
}

/** One payout, whatever became of it; undefined where there is none of this id. */
export async function findPayout(queries: Queries, id: string): Promise<OperatorPayout | undefined> {
  const [row] = isUuid(id) ? await queries.select().from(payout).where(eq(payout.id, id)) : [];
  return row && toOperatorPayout(row);
}

function toOperatorPayout({ memberId, amountPaise, ...row }: PayoutRow): OperatorPayout {
  const { id, mode, state, attempts, createdAt, submittedAt, settledAt, returnedAt, utr, failureReason } = row;
  const times = { createdAt, submittedAt, settledAt, returnedAt };
  const amount = toRupees(amountPaise);
  return { id, memberId: String(memberId), amount, mode, state, attempts, ...times, utr, failureReason };
}
