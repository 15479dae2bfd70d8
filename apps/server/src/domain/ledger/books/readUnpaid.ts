import type { Page } from '@potli/api';
import { RECEIVABLE_AGES, type Receivable, type UnpaidOrder } from '@potli/api/contract/adminReceivables';
import { toRupees } from '@potli/api/units/money';
import { DAY_MS } from '@potli/api/units/time';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { readSnapshot } from '../../../db/runLongWork.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import { type PageRequest, toPage, windowOf } from '../../platform/shared/paging.ts';

interface Row extends Record<string, unknown> {
  network: string;
  orderId: string;
  approvedAt: Date;
  commission: string;
  paid: string;
  open: string;
  isEstimated: boolean;
}

/** Approved by its network, as `openOf` of bookEntries.ts has it. */
const recognised = sql`(status = 'approved' or is_lost)`;
const lost = sql`lost_by_write_off(written_off_paise, written_off_paid_paise, case when ${recognised} then commission_paise else 0 end)`;

/** What of that was not paid since. */
const stillLost = sql`(${lost} - recovered_of_write_off(${lost}, written_off_paid_paise, settled_paise))`;
const commission = sql`case when ${recognised} then commission_paise else 0 end`;
const paid = sql`coalesce(settled_paise, 0)`;

/** Unpaid orders of one network or of all; amounts in paise. */
const unpaidOrders = (network: string | undefined) => sql`
  select network, id, network_order_id as "orderId", version_at as "approvedAt", commission_estimated as "isEstimated",
    ${commission} as commission, ${paid} as paid, ${commission} - ${paid} - ${stillLost} as open
  from shop_order
  where network <> ${CLAIMS} and (${network ?? null}::text is null or network = ${network ?? null})
    and case when ${recognised}
      then commission_paise <> ${paid} + ${stillLost} and not (commission_estimated and ${paid} > 0)
      else ${paid} <> 0 end`;

/**
 * What networks still owe, order by order, by network and the oldest first. Paid for an order that is not approved is listed,
 * too, with what is open below zero.
 */
export const readUnpaid = (
  database: Pick<Database, 'url'>,
  network: string | undefined,
  now: Date,
): Promise<UnpaidOrder[]> =>
  readSnapshot(database, async (queries) => {
    const { rows } = await queries.execute<Row>(
      sql`${unpaidOrders(network)} order by network collate "C", version_at, id`,
    );
    return rows.map((row) => toUnpaid(row, now));
  });

/** A page of them. */
export const readUnpaidPage = (
  database: Pick<Database, 'url'>,
  { network, ...page }: PageRequest & { network?: string | undefined },
  now: Date,
): Promise<Page<UnpaidOrder>> =>
  readSnapshot(database, async (queries) => {
    const { limit, offset } = windowOf(page);
    const unpaid = unpaidOrders(network);
    const { rows } = await queries.execute<Row>(
      sql`${unpaid} order by network collate "C", version_at, id limit ${limit} offset ${offset}`,
    );
    const counted = await queries.execute<{ count: number }>(sql`select count(*)::int from (${unpaid}) as unpaid`);
    return toPage(
      rows.map((row) => toUnpaid(row, now)),
      counted.rows[0]?.count ?? 0,
      page,
    );
  });

const toUnpaid = ({ network, orderId, approvedAt, isEstimated, ...paise }: Row, now: Date): UnpaidOrder => ({
  network,
  orderId,
  approvedAt: new Date(approvedAt).toISOString(),
  isEstimated,
  days: Math.floor((now.getTime() - new Date(approvedAt).getTime()) / DAY_MS),
  commission: toRupees(BigInt(paise.commission)),
  paid: toRupees(BigInt(paise.paid)),
  open: toRupees(BigInt(paise.open)),
});

interface Owing extends Record<string, unknown> {
  network: string;
  orders: number;
  open: string;
  oldest: Date;
  ages: string[];
}

/** A page of the networks that have not paid as they said, by name, with what is open by age. */
export const readReceivables = (
  database: Pick<Database, 'url'>,
  page: PageRequest,
  now: Date,
): Promise<Page<Receivable>> =>
  readSnapshot(database, async (queries) => {
    const { limit, offset } = windowOf(page);
    const unpaid = unpaidOrders(undefined);
    const { rows } = await queries.execute<Owing>(sql`
      with unpaid as (
        select *, floor(extract(epoch from ${now.toISOString()}::timestamptz - "approvedAt") * 1000 / ${DAY_MS}::int) as days
        from (${unpaid}) as unpaid
      )
      select network, count(*)::int as orders, sum(open)::text as open, min("approvedAt") as oldest,
        array[${sql.join(ages, sql`, `)}]::text[] as ages
      from unpaid group by network order by network collate "C" limit ${limit} offset ${offset}`);
    const counted = await queries.execute<{ count: number }>(
      sql`select count(distinct network)::int from (${unpaid}) as unpaid`,
    );
    return toPage(
      rows.map(({ network, orders, open, oldest, ages: ofAges }) => ({
        network,
        orders,
        open: toRupees(BigInt(open)),
        oldestAt: new Date(oldest).toISOString(),
        ages: ofAges.map((paise) => toRupees(BigInt(paise))),
      })),
      counted.rows[0]?.count ?? 0,
      page,
    );
  });

/** What is open of each age. */
const ages = [...RECEIVABLE_AGES, Infinity].map((most, index) => {
  const isOld = index === 0 ? sql`true` : sql`days > ${RECEIVABLE_AGES[index - 1]}::int`;
  const isYoung = Number.isFinite(most) ? sql`days <= ${most}::int` : sql`true`;
  return sql`coalesce(sum(open) filter (where ${isOld} and ${isYoung}), 0)`;
});
