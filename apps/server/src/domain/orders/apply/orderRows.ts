import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
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

/** What an order keeps, whatever changes it: its name, and what became of its money, which another lock protects. */
const {
  id: _id,
  network: _network,
  networkOrderId: _number,
  payoutId: _payout,
  forfeitedAt: _forfeited,
  ...changing
} = getTableColumns(shopOrder);

const given = {
  ...Object.fromEntries(
    Object.entries(changing).map(([key, { name }]): [string, SQL] => [key, sql.raw(`excluded.${name}`)]),
  ),
  // one that is approved again brings new money
  forfeitedAt: sql`case when excluded.status = 'approved' then ${shopOrder.forfeitedAt} end`,
};

/** Writes new orders and changed ones, each at most once. Returns their ids, by `nameKey`. */
export async function saveOrders(
  queries: Queries,
  rows: readonly (NewOrderRow & { id?: bigint })[],
): Promise<Map<string, bigint>> {
  if (rows.length === 0) return new Map();
  const saved = await queries
    .insert(shopOrder)
    .values(rows.map(({ id: _row, ...row }) => row))
    .onConflictDoUpdate({ target: [shopOrder.network, shopOrder.networkOrderId], set: given })
    .returning({ id: shopOrder.id, network: shopOrder.network, networkOrderId: shopOrder.networkOrderId });
  return new Map(saved.map(({ id, network, networkOrderId }) => [nameKey(network, networkOrderId), id]));
}
