import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import type { OrderReport } from './OrderReport.ts';

/** An order by its number within its network. */
export type OrderName = Pick<OrderReport, 'network' | 'orderId'>;
/** A report by the id of its event within its network. */
export type ReportKey = Pick<OrderReport, 'network' | 'eventId'>;

const ORDER = 0;
const EVENT = 1;

/**
 * Locks orders and events of networks until the transaction ends, also before their rows exist: all of them at once and
 * always in the same order, before any wallet.
 */
export async function lockOrders(
  queries: Queries,
  orders: readonly OrderName[],
  events: readonly ReportKey[] = [],
): Promise<void> {
  const records = [
    ...orders.map(({ network, orderId }) => ({ name: `${network} ${orderId}`, kind: ORDER })),
    ...events.map(({ network, eventId }) => ({ name: `${network} ${eventId}`, kind: EVENT })),
  ];
  await queries.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, kind) as key
      from json_to_recordset(${JSON.stringify(records)}) as named (name text, kind bigint)
      order by key
    ) as sorted`);
}
