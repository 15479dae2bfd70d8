import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { orderReport, shopOrder } from '../../../db/schema/shopOrder.ts';

/** Names that are looked for at once. */
const PAGE = 1000;

/**
 * The ids under which we know orders that a statement names by the network's id or by the number of the shop. Where several orders have a
 * number, only an id names one; a name that is unknown stays.
 * @returns by what the statement says
 */
export async function findNames(
  queries: Queries,
  network: string,
  given: readonly string[],
): Promise<Map<string, string>> {
  const names = [...new Set(given)];
  const found = new Map<string, string>();
  for (let start = 0; start < names.length; start += PAGE) {
    for (const [name, id] of await findPage(queries, network, names.slice(start, start + PAGE))) found.set(name, id);
  }
  return found;
}

export const findName = async (queries: Queries, network: string, given: string): Promise<string> =>
  (await findNames(queries, network, [given])).get(given) ?? given;

async function findPage(queries: Queries, network: string, names: string[]): Promise<Map<string, string>> {
  const { networkOrderId: id, storeOrderId: number } = shopOrder;
  const isOfNetwork = eq(shopOrder.network, network);
  const known = await queries
    .select({ id })
    .from(shopOrder)
    .where(and(isOfNetwork, inArray(id, names)));
  const found = new Map(known.map((row) => [row.id, row.id]));
  const rest = () => names.filter((name) => !found.has(name));
  const actions = await queries
    .select({ name: orderReport.actionId, id: orderReport.networkOrderId })
    .from(orderReport)
    .where(and(eq(orderReport.network, network), inArray(orderReport.actionId, rest())));
  for (const { name, id: named } of actions) if (name !== null) found.set(name, named);
  const numbered = await queries
    .select({ name: number, id })
    .from(shopOrder)
    .where(and(isOfNetwork, inArray(number, rest())));
  for (const [name, orders] of Map.groupBy(numbered, (row) => row.name)) {
    const [only, ...more] = orders;
    if (name !== null && only && more.length === 0) found.set(name, only.id);
  }
  for (const name of rest()) found.set(name, name);
  return found;
}
