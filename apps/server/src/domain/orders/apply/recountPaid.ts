import type { Queries } from '../../../db/database.ts';
import type { Payment } from '../../ledger/books/settlementLines.ts';
import { lockWallets } from '../../ledger/journals/lockWallets.ts';
import { readToldReports } from '../reports/reportRows.ts';
import { createToldReports } from '../reports/toldReports.ts';
import { changeOrders, type OrderChange } from './changeOrders.ts';
import { createReportFold } from './foldReports.ts';
import { readGranted, saveReported } from './grantedOrders.ts';
import { readKnownOrders } from './knownOrders.ts';
import type { OrderCause } from './orderJournals.ts';
import type { OrderRow } from './orderRows.ts';
import { findParties } from './reportParties.ts';

interface Paid {
  before: OrderRow;
  payment: Payment;
  cause: OrderCause;
  valueAt: Date;
}

/**
 * Books a payment with what reports say of the order: while its network was written off, the order itself forgot what of its
 * cashback was declined, and whether it waited for a person. Part of the caller's transaction, which has locked the order.
 * @returns whether reports decided; else nothing has changed
 */
export async function recountPaid(
  queries: Queries,
  { before, payment, cause, valueAt }: Paid,
  now: Date,
): Promise<boolean> {
  const { network, networkOrderId: orderId } = before;
  const told = createToldReports(await readToldReports(queries, [{ network, orderId }]));
  const counting = [...told.all()].find(({ outcome }) => outcome === 'applied' || outcome === 'stale');
  if (!counting) return false;
  const reports = told.ofOrder(counting.report).map(({ report }) => report);
  const known = await readKnownOrders(queries, reports, told);
  const { members, claimants } = findParties(reports, told, known);
  const balances = await lockWallets(queries, members);
  const paid = { ...known, orderOf: () => ({ ...before, ...payment }) };
  const fold = createReportFold({ known: paid, told, granted: await readGranted(queries, claimants) });
  fold.settleAgain(counting, cause);
  const changes = fold.changes.map((change): OrderChange => ({ ...change, before, valueAt }));
  if (changes.length === 0) return false;
  await changeOrders(queries, { changes, balances, at: now });
  await saveReported(queries, fold.reported);
  return true;
}
