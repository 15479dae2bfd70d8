import type { Queries } from '../../db/database.ts';
import { invalid, ProblemError } from '../../errors/ProblemError.ts';
import { lockWallets } from '../ledger/lockWallets.ts';
import { bookEarlyPayments } from './bookPayment.ts';
import { changeOrders } from './changeOrders.ts';
import { checkReport } from './checkReport.ts';
import { createReportFold, type ReportFold } from './foldReports.ts';
import { readGranted, saveReported } from './grantedOrders.ts';
import { readKnownOrders } from './knownOrders.ts';
import { lockOrders } from './lockOrders.ts';
import type { OrderReport, ReportOutcome } from './OrderReport.ts';
import { keepBodies, keepOtherBody, ownBody, type ReadBody } from './reportBodies.ts';
import { findParties } from './reportParties.ts';
import { keepReports, type ReportRow, readEvents, readToldReports, saveOutcomes, saveReading } from './reportRows.ts';
import { createToldReports, isSame, type ToldReports } from './toldReports.ts';

/** A report with the body that it was read from. */
export interface ReadReport {
  report: OrderReport;
  body: ReadBody;
}

/**
 * Applies reports of networks, each once, and posts their money, within a transaction that the caller commits. Reports can
 * come twice, late, in any order, and from many connections (docs/decisions/017). Whatever the group, it locks in one order:
 * orders, wallets, networks, claims.
 * @param group reports that `checkReport` lets pass
 * @returns for each report its outcome or why it was refused, in the order given
 */
export async function applyReports(
  queries: Queries,
  group: readonly ReadReport[],
  now: Date,
): Promise<(ReportOutcome | ProblemError)[]> {
  const reports = group.map(({ report }) => report);
  await lockOrders(queries, reports, reports);
  return settleReports(queries, group, { events: await readEvents(queries, reports), now });
}

/**
 * Applies a report that the shop made itself.
 * @throws ProblemError invalid for an impossible amount or time
 */
export async function applyReport(queries: Queries, report: OrderReport, now: Date): Promise<ReportOutcome> {
  checkReport(report, now);
  const [outcome] = await applyReports(queries, [{ report, body: ownBody(report) }], now);
  if (outcome === undefined || outcome instanceof ProblemError) throw outcome;
  return outcome;
}

interface Settling {
  /** Those of the reports that were kept before. */
  events: readonly ReportRow[];
  now: Date;
}

/** The same for reports whose orders and events the caller has locked. */
export async function settleReports(
  queries: Queries,
  group: readonly ReadReport[],
  { events, now }: Settling,
): Promise<(ReportOutcome | ProblemError)[]> {
  const kept = createToldReports(events);
  const isOpen = (report: OrderReport) => (kept.ofEvent(report)?.outcome ?? 'parked') === 'parked';
  const open = group.map(({ report }) => report).filter(isOpen);
  const told = createToldReports([...events, ...(await readToldReports(queries, open))]);
  const known = await readKnownOrders(queries, open, told);
  const { members, claimants } = findParties(open, told, known);
  const balances = await lockWallets(queries, members);
  // under the locks of the wallets, so that a claim which is granted at this moment is seen or waits
  const fold = createReportFold({ known, told, granted: await readGranted(queries, claimants) });
  const taken = group.map((sent) => ({ sent, ...take(sent, told, fold) }));
  await changeOrders(queries, { changes: fold.changes, balances, at: now });
  const made = fold.changes.flatMap(({ before, after: { network, networkOrderId: orderId } }) =>
    before ? [] : { network, orderId },
  );
  await bookEarlyPayments(queries, made, now);
  await keep(queries, told, now);
  await saveReported(queries, fold.reported);
  for (const { sent, isReread } of taken) {
    if (isReread) await saveReading(queries, sent.report, sent.body.adapter.version);
  }
  for (const { sent, outcome } of taken) if (outcome === 'otherBody') await keepOtherBody(queries, sent, now);
  return taken.map(({ outcome }) => (outcome === 'otherBody' ? 'conflict' : outcome));
}

interface Taken {
  outcome: ReportOutcome | 'otherBody' | ProblemError;
  /** What its body says is read anew. */
  isReread: boolean;
}

/** One report of the group, after those before it. */
function take(sent: ReadReport, told: ToldReports, fold: ReportFold): Taken {
  const before = told.ofEvent(sent.report);
  if (before && !isSame(before, sent)) return { outcome: 'otherBody', isReread: false };
  if (before && before.outcome !== 'parked') return { outcome: 'duplicate', isReread: false };
  const one = before ?? { ...sent, outcome: 'parked' };
  const isReread = one.row?.bodySha256 != null;
  one.report = sent.report;
  const outcome = fold.settle(one);
  // refused, as what no network can mean; a report that was parked before stays, where the operator sees it
  if (outcome === 'impossible' && !before) {
    return { outcome: invalid('The amount of a sale must be positive.'), isReread };
  }
  one.outcome = outcome === 'impossible' ? 'conflict' : outcome;
  told.add(one);
  return { outcome: one.outcome, isReread };
}

/** Writes the reports that are new, with their bodies, and the outcomes that changed. */
async function keep(queries: Queries, told: ToldReports, now: Date): Promise<void> {
  const all = [...told.all()];
  const added = all.flatMap(({ report, outcome, body }) => (body ? { report, outcome, body } : []));
  await keepReports(queries, added, now);
  await keepBodies(queries, added, now);
  await saveOutcomes(
    queries,
    all.filter(({ row, outcome }) => row && row.outcome !== outcome),
  );
}
