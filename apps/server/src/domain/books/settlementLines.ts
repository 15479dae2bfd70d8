import type { Queries } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { settlementLine } from '../../db/schema/shopBook.ts';

export type SettlementLine = typeof settlementLine.$inferSelect;

/** An order by its number within its network. */
interface OrderName {
  network: string;
  networkOrderId: string;
}

/** What networks paid for orders; none until a statement says so. */
export async function findSettlements(queries: Queries, orders: readonly OrderName[]): Promise<SettlementLine[]> {
  if (orders.length === 0) return [];
  return queries
    .select()
    .from(settlementLine)
    .where(
      isOneOf(
        [settlementLine.network, settlementLine.networkOrderId],
        orders.map(({ network, networkOrderId }) => [network, networkOrderId]),
      ),
    );
}

/** Keeps a line, unless the order has one already: returns that. The caller has locked the order. */
export async function keepSettlement(queries: Queries, line: SettlementLine): Promise<SettlementLine | undefined> {
  const [kept] = await findSettlements(queries, [line]);
  if (!kept) await queries.insert(settlementLine).values(line);
  return kept;
}
