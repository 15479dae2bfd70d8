import { REFUND_ATTEMPTS, REFUND_LATE_DAYS } from '@potli/api/contract/policy';
import { toRupees } from '@potli/api/units/money';
import { DAY_MS } from '@potli/api/units/time';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { giftCardOrder } from '../../../db/schema/giftCardOrder.ts';
import type { OrderRow } from '../giftcards/orderStages.ts';

/** An order of gift cards whose money is still to come back to its buyer. Amounts in rupees, times in ISO 8601. */
export interface OpenRefund {
  order: string;
  provider: OrderRow['provider'];
  providerOrder: string | null;
  payment: string | null;
  amount: number;
  since: string | null;
  /** Whether an operator has to look at it (docs/payments.md#refunds). */
  late: boolean;
  /** Attempts that the provider says have failed. */
  failed: number;
  /** No attempt is made any more. */
  isGivenUp: boolean;
  /** What has gone back, where that is not all of it. */
  refunded: number | null;
  /** The provider's id of the refund that is on its way. */
  refund: string | null;
  /** When the provider is asked again. */
  nextAsk: string | null;
}

/** Orders whose money goes back, the oldest first. */
export async function readOpenRefunds(queries: Queries, now: Date): Promise<OpenRefund[]> {
  const rows = await queries
    .select()
    .from(giftCardOrder)
    .where(eq(giftCardOrder.stage, 'REFUNDING'))
    .orderBy(asc(giftCardOrder.refundStartedAt), asc(giftCardOrder.id));
  return rows.map((row) => ({
    order: String(row.id),
    provider: row.provider,
    providerOrder: row.providerOrderId,
    payment: row.paymentId,
    amount: toRupees(row.paymentPaise),
    since: row.refundStartedAt?.toISOString() ?? null,
    late: isLate(row, now),
    failed: row.refundsFailed,
    isGivenUp: row.refundsFailed >= REFUND_ATTEMPTS,
    refunded: row.refundedPaise === null ? null : toRupees(row.refundedPaise),
    refund: row.refundId,
    nextAsk: row.nextAskAt?.toISOString() ?? null,
  }));
}

const isLate = ({ refundStartedAt, refundsFailed, refundedPaise }: OrderRow, now: Date): boolean =>
  refundedPaise !== null ||
  refundsFailed >= REFUND_ATTEMPTS ||
  (refundStartedAt !== null && now.getTime() - refundStartedAt.getTime() > REFUND_LATE_DAYS * DAY_MS);

/** How many of them are late, for a monitor. */
export async function countLateRefunds(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ late: string }>(sql`
    select count(*) as late from gift_card_order
    where stage = 'REFUNDING' and (refunded_paise is not null or refunds_failed >= ${REFUND_ATTEMPTS}
      or refund_started_at < now() - make_interval(days => ${REFUND_LATE_DAYS}))`);
  return Number(rows[0]?.late);
}
