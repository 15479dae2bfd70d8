import type { listRefunds, ResponseOf } from '@potli/api';
import type { GiftCardRefund } from '@potli/api/contract/adminRefunds';
import { REFUND_ATTEMPTS, REFUND_LATE_DAYS } from '@potli/api/contract/policy';
import { toRupees } from '@potli/api/units/money';
import { DAY_MS } from '@potli/api/units/time';
import { asc, count, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { giftCardOrder } from '../../../db/schema/giftCardOrder.ts';
import type { PageRequest } from '../../platform/shared/paging.ts';
import { readPage } from '../../platform/shared/readPage.ts';
import type { OrderRow } from '../giftcards/orderStages.ts';

type State = 'open' | 'closed';

/** Orders whose money goes back, the oldest first; or those whose refund a person has closed, the newest first. */
const LISTS = {
  open: {
    where: eq(giftCardOrder.stage, 'REFUNDING'),
    orderBy: [asc(giftCardOrder.refundStartedAt), asc(giftCardOrder.id)],
  },
  closed: {
    where: isNotNull(giftCardOrder.repaidPaise),
    orderBy: [desc(giftCardOrder.refundedAt), desc(giftCardOrder.id)],
  },
};

/** A page of them, for the admin area. */
export async function readRefunds(
  queries: Queries,
  { state, ...page }: PageRequest & { state: State },
  now: Date,
): Promise<ResponseOf<typeof listRefunds>> {
  const listing = { fields: getTableColumns(giftCardOrder), from: giftCardOrder, ...LISTS[state] };
  const { rows, ...counts } = await readPage(queries, listing, page);
  return { ...counts, rows: rows.map((row) => toRefund(row, now)) };
}

/** All of them, for a command. */
export async function readAllRefunds(queries: Queries, state: State, now: Date): Promise<GiftCardRefund[]> {
  const { where, orderBy } = LISTS[state];
  const rows = await queries
    .select()
    .from(giftCardOrder)
    .where(where)
    .orderBy(...orderBy);
  return rows.map((row) => toRefund(row, now));
}

const inRupees = (paise: bigint | null) => (paise === null ? null : toRupees(paise));
const inIso = (time: Date | null) => time?.toISOString() ?? null;

export function toRefund(row: OrderRow, now: Date): GiftCardRefund {
  const { byHandAt, byHandReason, repaidReference, repaidPaise } = row;
  return {
    order: String(row.id),
    provider: row.provider,
    providerOrder: row.providerOrderId,
    payment: row.paymentId,
    amount: toRupees(row.paymentPaise),
    since: inIso(row.refundStartedAt),
    late: isLate(row, now),
    failed: row.refundsFailed,
    isGivenUp: row.refundsFailed >= REFUND_ATTEMPTS,
    refunded: inRupees(row.refundedPaise),
    refund: row.refundId,
    nextAsk: inIso(row.nextAskAt),
    byHand: byHandAt && {
      since: byHandAt.toISOString(),
      reason: byHandReason ?? '',
      reference: repaidReference,
      amount: inRupees(repaidPaise),
      closedAt: repaidPaise === null ? null : inIso(row.refundedAt),
    },
  };
}

const isLate = ({ stage, refundStartedAt, refundsFailed, refundedPaise, byHandAt }: OrderRow, now: Date): boolean =>
  stage === 'REFUNDING' &&
  (refundedPaise !== null ||
    byHandAt !== null ||
    refundsFailed >= REFUND_ATTEMPTS ||
    (refundStartedAt !== null && now.getTime() - refundStartedAt.getTime() > REFUND_LATE_DAYS * DAY_MS));

const { stage, refundedPaise, byHandAt, refundsFailed, refundStartedAt } = giftCardOrder;

/** As `isLate`, for a query. */
export const isLateRefund = sql`${stage} = 'REFUNDING' and (${refundedPaise} is not null or ${byHandAt} is not null
  or ${refundsFailed} >= ${REFUND_ATTEMPTS} or ${refundStartedAt} < now() - make_interval(days => ${REFUND_LATE_DAYS}))`;

/** How many of the open ones are late, for a monitor. */
export async function countLateRefunds(queries: Queries): Promise<number> {
  const [row] = await queries.select({ late: count() }).from(giftCardOrder).where(isLateRefund);
  return row?.late ?? 0;
}
