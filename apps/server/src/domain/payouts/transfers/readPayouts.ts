import type { Page, Payout } from '@potli/api';
import { toRupees } from '@potli/api/units/money';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { payout } from '../../../db/schema/payout.ts';
import type { PageRequest } from '../../platform/shared/paging.ts';
import { readPage } from '../../platform/shared/readPage.ts';
import { bankReason } from './bankReason.ts';
import type { PayoutRow, PayoutState } from './payoutRows.ts';
import { withheldPaise } from './withheldPaise.ts';

const STATUSES: Record<PayoutState, string> = {
  reserved: 'PREPARING',
  submitted: 'PROCESSING',
  review: 'IN_REVIEW',
  sent: 'SUCCESS',
  failed: 'FAILED',
  returned: 'RETURNED',
};

/** The status of a payout in the contract. */
export const payoutStatus = (state: PayoutState): string => STATUSES[state];

/** A member's payouts, newest first. */
export async function readPayouts(queries: Queries, memberId: bigint, request: PageRequest): Promise<Page<Payout>> {
  const listing = { fields, from: payout, where: eq(payout.memberId, memberId), orderBy: [desc(payout.id)] };
  const page = await readPage(queries, listing, request);
  return { ...page, rows: page.rows.map(toPayout) };
}

const { id, mode, amountPaise, state, settledAt, createdAt, utr, failureReason } = payout;
const fields = { id, mode, amountPaise, withheldPaise, state, settledAt, createdAt, utr, failureReason };

export function toPayout(
  row: Pick<PayoutRow, Exclude<keyof typeof fields, 'withheldPaise'>> & { withheldPaise: bigint },
): Payout {
  const reason = bankReason(row.failureReason);
  return {
    id: row.id,
    pymtMode: row.mode,
    amount: toRupees(row.amountPaise),
    withheld: toRupees(row.withheldPaise),
    status: payoutStatus(row.state),
    accountDebitDate: (row.settledAt ?? row.createdAt).toISOString(),
    utr: row.utr,
    failureReason: reason?.text ?? null,
    toDo: reason?.toDo ?? null,
  };
}
