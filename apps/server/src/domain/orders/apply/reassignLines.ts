import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { isOneOf } from '../../../db/isOneOf.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import {
  addSettlements,
  findSettlements,
  type SettlementLine,
  withdrawSettlements,
} from '../../ledger/books/settlementLines.ts';
import { nameKey } from '../reports/nameKey.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import type { ChangedOrder } from './ChangedOrder.ts';

type Order = Pick<ChangedOrder, 'network' | 'networkOrderId' | 'storeOrderId'>;

interface Alias {
  network: string;
  /** The order, as we know it. */
  networkOrderId: string;
  /** Another id or number of it, by which a statement can name it. */
  name: string;
  /** The shop gave it: other orders can have it, too. */
  isNumber: boolean;
}

/**
 * Lines of statements that named orders by the number of the shop, or by an id that was reported later, are withdrawn and stated
 * again under the names that these orders have. A number that several orders have names none of them. The caller has locked
 * the orders by all these names.
 * @param reports all reports of the orders
 * @returns the lines under their new names
 */
export async function reassignLines(
  queries: Queries,
  { orders, reports }: { orders: readonly Order[]; reports: readonly OrderReport[] },
  now: Date,
): Promise<SettlementLine[]> {
  const aliases = aliasesOf(orders, reports);
  const waiting = await findSettlements(
    queries,
    [...aliases.values()].map(({ network, name }) => ({ network, networkOrderId: name })),
  );
  if (waiting.length === 0) return [];
  const ambiguous = await readAmbiguous(queries, [...aliases.values()]);
  const reassigned: SettlementLine[] = [];
  for (const line of waiting) {
    const key = nameKey(line.network, line.networkOrderId);
    const alias = aliases.get(key);
    if (!alias || ambiguous.has(key)) continue;
    const { network, networkOrderId } = alias;
    const { id: _id, withdraws: _none, ...stated } = line;
    const ofStatement = (await findSettlements(queries, [{ network, networkOrderId }])).filter(
      ({ statement }) => statement === line.statement,
    );
    const isFree = ofStatement.every(({ place }) => place !== line.place);
    const place = isFree ? line.place : Math.max(...ofStatement.map((each) => each.place)) + 1;
    await withdrawSettlements(queries, [line], { at: line.settledAt, receivedAt: now });
    reassigned.push(...(await addSettlements(queries, [{ ...stated, networkOrderId, place, receivedAt: now }])));
  }
  return reassigned;
}

function aliasesOf(orders: readonly Order[], reports: readonly OrderReport[]): Map<string, Alias> {
  const aliases = new Map<string, Alias>();
  const own = new Set(orders.map(({ network, networkOrderId }) => nameKey(network, networkOrderId)));
  const add = ({ network, networkOrderId }: Order, name: string | null | undefined, isNumber: boolean) => {
    if (!name || name === networkOrderId) return;
    aliases.set(nameKey(network, name), { network, networkOrderId, name, isNumber });
  };
  for (const order of orders) add(order, order.storeOrderId, true);
  for (const { network, orderId, actionId } of reports) {
    if (own.has(nameKey(network, orderId))) add({ network, networkOrderId: orderId }, actionId, false);
  }
  return aliases;
}

/** Names that are those of other orders, and numbers that several orders have, by `nameKey`. */
async function readAmbiguous(queries: Queries, aliases: readonly Alias[]): Promise<Set<string>> {
  const pairs = aliases.map(({ network, name }) => [network, name] as const);
  const { network, networkOrderId, storeOrderId } = shopOrder;
  const named = await queries
    .select({ network, name: networkOrderId })
    .from(shopOrder)
    .where(isOneOf([network, networkOrderId], pairs));
  const numbers = aliases.filter(({ isNumber }) => isNumber).map((alias) => [alias.network, alias.name] as const);
  const numbered =
    numbers.length === 0
      ? []
      : await queries
          .select({ network, name: sql<string>`${storeOrderId}` })
          .from(shopOrder)
          .where(isOneOf([network, storeOrderId], numbers))
          .groupBy(network, storeOrderId)
          .having(sql`count(*) > 1`);
  return new Set([...named, ...numbered].map((each) => nameKey(each.network, each.name)));
}
