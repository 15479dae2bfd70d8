import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { orderReport, shopOrder } from '../../../db/schema/shopOrder.ts';
import type { OrderName } from '../reports/lockOrders.ts';

/**
 * The name under which we know an order that a statement names by the network's id or by the number of the shop. Where several
 * orders have the number, only an id names one.
 */
export async function findName(queries: Queries, { network, orderId }: OrderName): Promise<OrderName> {
  const named = await queries
    .select({ orderId: shopOrder.networkOrderId })
    .from(shopOrder)
    .where(and(eq(shopOrder.network, network), eq(shopOrder.networkOrderId, orderId)));
  if (named.length > 0) return { network, orderId };
  const [known] = await queries
    .select({ orderId: orderReport.networkOrderId })
    .from(orderReport)
    .where(and(eq(orderReport.network, network), eq(orderReport.actionId, orderId)))
    .limit(1);
  if (known) return { network, ...known };
  const numbered = await queries
    .select({ orderId: shopOrder.networkOrderId })
    .from(shopOrder)
    .where(and(eq(shopOrder.network, network), eq(shopOrder.storeOrderId, orderId)));
  const [only, ...more] = numbered;
  return only && more.length === 0 ? { network, ...only } : { network, orderId };
}
