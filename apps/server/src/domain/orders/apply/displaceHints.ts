import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { orderReport, shopOrder } from '../../../db/schema/shopOrder.ts';
import { lockWallets } from '../../ledger/journals/lockWallets.ts';
import { nameKey } from '../reports/nameKey.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import { readStoredReports } from '../reports/reportRows.ts';
import { isTrusted } from '../reports/reportSource.ts';
import { createStoredReports } from '../reports/storedReports.ts';
import { changeOrders } from './changeOrders.ts';
import { readKnownOrders } from './knownOrders.ts';
import type { OrderRow } from './orderRows.ts';

/**
 * Frees the names of orders that are known by hints alone where the network itself says that they came from another click. Anyone
 * who knows an address can send a wrong click, and the report of the network must not count as the conflict. The hint's order gets a
 * new name and is declined; its hints conflict with the network from now on. Part of the transaction that has locked the orders.
 * @param rows the orders of the reports
 * @returns whether any was displaced, so that `rows` is not true any more
 */
export async function displaceHints(
  queries: Queries,
  { reports, rows }: { reports: readonly OrderReport[]; rows: readonly OrderRow[] },
  now: Date,
): Promise<boolean> {
  const trusted = reports.filter(({ source, clickId }) => isTrusted(source) && clickId !== null);
  if (trusted.length === 0) return false;
  const elsewhere = new Map<string, OrderRow>();
  const orders = new Map(rows.map((row) => [keyOf(row), row]));
  for (const { network, orderId, clickId } of trusted) {
    const order = orders.get(nameKey(network, orderId));
    if (order && order.clickId !== clickId?.toLowerCase() && isUntouched(order)) elsewhere.set(keyOf(order), order);
  }
  if (elsewhere.size === 0) return false;
  const names = [...elsewhere.values()].map(({ network, networkOrderId: orderId }) => ({ network, orderId }));
  const stored = createStoredReports(await readStoredReports(queries, names));
  const known = await readKnownOrders(queries, { reports, stored, rows });
  const displaced = trusted.flatMap((report) => {
    const order = elsewhere.get(nameKey(report.network, report.orderId));
    const origin = known.originIn(report);
    if (!order || !origin || !stored.ofOrder(report).every((each) => each.report.source === 'hint')) return [];
    const { network } = known.cardOf(origin);
    return network === null || network === report.network ? [{ order, cause: report.eventId }] : [];
  });
  const first = [...new Map(displaced.toReversed().map((each) => [keyOf(each.order), each])).values()];
  if (first.length === 0) return false;
  // all that the group can touch at once, as wallets are always locked
  const parties = reports.flatMap((report) => known.orderOf(report) ?? known.originIn(report) ?? []);
  const members = [...parties, ...reports.flatMap((report) => known.originIn(report) ?? [])];
  const balances = await lockWallets(
    queries,
    members.flatMap(({ memberId, referrerId }) => (referrerId === null ? [memberId] : [memberId, referrerId])),
  );
  const changes = [];
  for (const { order, cause } of first) {
    const before = await rename(queries, order);
    const after = { ...before, status: 'rejected' as const, reason: 'duplicate, of another click', referralPaise: 0n };
    changes.push({ cause: `report ${cause}` as const, before, after });
  }
  await changeOrders(queries, { changes, balances, at: now });
  return true;
}

const keyOf = ({ network, networkOrderId }: OrderRow) => nameKey(network, networkOrderId);

/** No money of it has moved on: hints approve nothing, so that this is what they can have made. */
const isUntouched = ({ status, settledPaise, releasedPaise, claimId, clickId }: OrderRow) =>
  status !== 'approved' && settledPaise === null && releasedPaise === 0n && claimId === null && clickId !== null;

async function rename(queries: Queries, order: OrderRow): Promise<OrderRow> {
  const { id, network, networkOrderId, storeOrderId, clickId } = order;
  const name = { networkOrderId: `${networkOrderId} ${clickId}`, storeOrderId: storeOrderId ?? networkOrderId };
  await queries.update(shopOrder).set(name).where(eq(shopOrder.id, id));
  await queries
    .update(orderReport)
    .set({ networkOrderId: name.networkOrderId, outcome: 'conflict' })
    .where(
      and(
        eq(orderReport.network, network),
        eq(orderReport.networkOrderId, networkOrderId),
        eq(orderReport.source, 'hint'),
      ),
    );
  return { ...order, ...name };
}
