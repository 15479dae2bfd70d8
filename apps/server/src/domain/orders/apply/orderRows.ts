import { getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { insertStatement } from '../../../db/insertRows.ts';
import { isOneOf } from '../../../db/isOneOf.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import type { OrderName } from '../reports/lockOrders.ts';
import { nameKey } from '../reports/nameKey.ts';

export type OrderRow = typeof shopOrder.$inferSelect;
export type NewOrderRow = typeof shopOrder.$inferInsert;

export function findOrders(queries: Queries, names: readonly OrderName[]): Promise<OrderRow[]> {
  const pairs = names.map(({ network, orderId }) => [network, orderId] as const);
  return queries
    .select()
    .from(shopOrder)
    .where(isOneOf([shopOrder.network, shopOrder.networkOrderId], pairs));
}

export async function findOrder(queries: Queries, name: OrderName): Promise<OrderRow | undefined> {
  const [row] = await findOrders(queries, [name]);
  return row;
}

/** Columns that no report changes: the name of the order, and the state of its money, which another lock protects. */
const {
  id: _id,
  network: _network,
  networkOrderId: _number,
  payoutId: _payout,
  forfeitedAt: _forfeited,
  ...changing
} = getTableColumns(shopOrder);

const given = sql.join(
  [
    ...Object.values(changing).map(({ name }) => sql.raw(`${name} = excluded.${name}`)),
    // one that is approved again brings new money
    sql.raw(`forfeited_at = case when excluded.status = 'approved' then shop_order.forfeited_at end`),
  ],
  sql`, `,
);

interface Saved extends Record<string, unknown> {
  id: string;
  network: string;
  network_order_id: string;
}

/** Writes new orders and changed ones, each at most once. Returns their ids, by `nameKey`. */
export async function saveOrders(
  queries: Queries,
  rows: readonly (NewOrderRow & { id?: bigint })[],
): Promise<Map<string, bigint>> {
  if (rows.length === 0) return new Map();
  const saved = await queries.execute<Saved>(sql`
    ${insertStatement(
      shopOrder,
      rows.map(({ id: _row, ...row }) => row),
    )}
    on conflict (network, network_order_id) do update set ${given}
    returning id, network, network_order_id`);
  return new Map(saved.rows.map(({ id, network, network_order_id: number }) => [nameKey(network, number), BigInt(id)]));
}
