import type { Queries } from '../../../db/database.ts';
import type { Payment } from '../../ledger/books/settlementLines.ts';
import { lockWallets } from '../../ledger/journals/lockWallets.ts';
import { readStoredReports } from '../reports/reportRows.ts';
import { createStoredReports } from '../reports/storedReports.ts';
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
  const stored = createStoredReports(await readStoredReports(queries, [{ network, orderId }]));
  const counting = [...stored.all()].find(({ outcome }) => outcome === 'applied' || outcome === 'stale');
  if (!counting) return false;
  const reports = stored.ofOrder(counting.report).map(({ report }) => report);
  const known = await readKnownOrders(queries, { reports, stored, rows: [before] });
  const { members, claimants } = findParties(reports, stored, known);
  const balances = await lockWallets(queries, members);
  const paid = { ...known, orderOf: () => ({ ...before, ...payment }) };
  const fold = createReportFold({ known: paid, stored, granted: await readGranted(queries, claimants) });
  fold.reapply(counting, cause);
  const changes = fold.changes.map((change): OrderChange => ({ ...change, before, valueAt }));
  if (changes.length === 0) return false;
  await changeOrders(queries, { changes, balances, at: now });
  await saveReported(queries, fold.reported);
  return true;
}
