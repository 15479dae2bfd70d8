import type { Queries } from '../../../db/database.ts';
import { isOneOf } from '../../../db/isOneOf.ts';
import { orderReport, shopOrder } from '../../../db/schema/shopOrder.ts';
import type { OrderName } from '../reports/lockOrders.ts';
import { nameKey } from '../reports/nameKey.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import type { ReadReport } from './ReadReport.ts';

/** All names that reports can turn out to have: those have to be locked before `nameReports`. */
export const possibleNames = (reports: readonly OrderReport[]): OrderName[] =>
  reports.flatMap(({ network, orderId, storeOrderId }) =>
    storeOrderId
      ? [
          { network, orderId },
          { network, orderId: storeOrderId },
        ]
      : [{ network, orderId }],
  );

/** An order under a name, as it was reported. */
interface Named {
  orderId: string;
  clickId: string | null;
  /** The network's id of it, where it was known by its number before. */
  actionId: string | null;
}

/**
 * Gives reports the names under which we know their orders (docs/decisions/074). Where a network has ids of its own, its calls
 * can know the number of the shop only: then its list joins the order that has the number and the click. Other actions
 * with this number are orders of their own.
 */
export async function nameReports(queries: Queries, group: readonly ReadReport[]): Promise<ReadReport[]> {
  const numbered = group.filter(({ report }) => report.storeOrderId);
  if (numbered.length === 0) return [...group];
  const byNumber = await readNamed(
    queries,
    numbered.map(({ report }) => report),
  );
  return group.map((sent) => ({
    ...sent,
    report: sent.report.storeOrderId ? nameOne(sent.report, byNumber) : sent.report,
  }));
}

/** The orders that have a number, or had it as their name. */
async function readNamed(queries: Queries, reports: readonly OrderReport[]): Promise<Map<string, Named[]>> {
  const pairs = possibleNames(reports).map(({ network, orderId }) => [network, orderId] as const);
  const rows = await readReported(queries, pairs);
  const orders = await readOrdered(queries, pairs);
  const byNumber = new Map<string, Named[]>();
  for (const row of [...orders.map((each) => ({ ...each, actionId: null })), ...rows]) {
    for (const number of new Set([row.orderId, row.number ?? row.orderId])) {
      note(byNumber, nameKey(row.network, number), row);
    }
  }
  return byNumber;
}

type Pairs = Parameters<typeof isOneOf>[1];

/** By name and by number, one after the other: for both at once there is no index. */
async function readReported(queries: Queries, pairs: Pairs) {
  const { network, networkOrderId: orderId, storeOrderId: number, clickId, actionId } = orderReport;
  const of = (name: typeof orderId | typeof number) =>
    queries
      .select({ network, orderId, number, clickId, actionId })
      .from(orderReport)
      .where(isOneOf([network, name], pairs));
  return [...(await of(orderId)), ...(await of(number))];
}

async function readOrdered(queries: Queries, pairs: Pairs) {
  const { network, networkOrderId: orderId, storeOrderId: number, clickId } = shopOrder;
  const of = (name: typeof orderId | typeof number) =>
    queries
      .select({ network, orderId, number, clickId })
      .from(shopOrder)
      .where(isOneOf([network, name], pairs));
  return [...(await of(orderId)), ...(await of(number))];
}

/** The click of an order is that of the order itself, or of its first report that names one. */
function note(byNumber: Map<string, Named[]>, key: string, { orderId, clickId, actionId }: Named): void {
  const named = byNumber.get(key) ?? [];
  byNumber.set(key, named);
  const known = named.find((each) => each.orderId === orderId);
  if (!known) named.push({ orderId, clickId: clickId?.toLowerCase() ?? null, actionId });
  else {
    known.clickId ??= clickId?.toLowerCase() ?? null;
    known.actionId ??= actionId;
  }
}

function nameOne(report: OrderReport, byNumber: Map<string, Named[]>): OrderReport {
  const { network, orderId: actionId, storeOrderId: number = '', clickId } = report;
  const key = nameKey(network, number ?? '');
  const named = byNumber.get(key) ?? [];
  const isSameClick = (each: Named) =>
    clickId === null || each.clickId === null || each.clickId === clickId.toLowerCase();
  const known = named.find((each) => each.orderId === actionId || each.actionId === actionId);
  const isAction = actionId !== number;
  if (isAction) {
    const found =
      known ??
      (byNumber.has(nameKey(network, actionId))
        ? undefined
        : named.find((each) => isFree(each, number ?? '') && isSameClick(each)));
    const orderId = found?.orderId ?? actionId;
    const own = orderId === actionId ? {} : { actionId };
    note(byNumber, key, { orderId, clickId, actionId: own.actionId ?? null });
    return { ...report, orderId, ...own };
  }
  const found = named.find((each) => isSameClick(each));
  // a number that another shop's order has is no conflict; of lists, which know the id, it would be one
  const isElsewhere = !found && named.length > 0 && clickId !== null && report.source === 'hint';
  const orderId = found?.orderId ?? (isElsewhere ? `${actionId} ${clickId.toLowerCase()}` : actionId);
  note(byNumber, key, { orderId, clickId, actionId: null });
  return { ...report, orderId };
}

/** Known by the number of the shop alone, and not yet joined with an action. */
const isFree = ({ orderId, actionId }: Named, number: string): boolean =>
  actionId === null && (orderId === number || orderId.startsWith(`${number} `));
