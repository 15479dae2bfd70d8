import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { settlementLine } from '../../db/schema/shopBook.ts';

export type SettlementLine = typeof settlementLine.$inferSelect;

/** An order by its number within its network. */
interface OrderName {
  network: string;
  networkOrderId: string;
}

const isOf = ({ network, networkOrderId }: OrderName) =>
  and(eq(settlementLine.network, network), eq(settlementLine.networkOrderId, networkOrderId));

/** What the network paid for an order; undefined until a statement says so. */
export async function findSettlement(queries: Queries, order: OrderName): Promise<SettlementLine | undefined> {
  const [row] = await queries.select().from(settlementLine).where(isOf(order));
  return row;
}

/** Keeps a line, unless the order has one already: returns that. The caller has locked the order. */
export async function keepSettlement(queries: Queries, line: SettlementLine): Promise<SettlementLine | undefined> {
  const kept = await findSettlement(queries, line);
  if (!kept) await queries.insert(settlementLine).values(line);
  return kept;
}
