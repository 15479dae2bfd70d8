import { randomUUID } from 'node:crypto';
import type { Queries } from '../../../db/database.ts';
import { invalid, ProblemError } from '../../../errors/ProblemError.ts';
import { lockWallets } from '../../ledger/journals/lockWallets.ts';
import { checkReport } from '../reports/checkReport.ts';
import { statedAtOf } from '../reports/compareReports.ts';
import { dateReport } from '../reports/dateReport.ts';
import { lockOrders, type OrderName } from '../reports/lockOrders.ts';
import type { OrderReport, ReportOutcome } from '../reports/OrderReport.ts';
import { ownBody, saveBodies, saveOtherBody } from '../reports/reportBodies.ts';
import {
  type ReportRow,
  readEvents,
  readStoredReports,
  saveOutcomes,
  saveReading,
  saveReports,
  saveStatedAt,
} from '../reports/reportRows.ts';
import { createStoredReports, isSame, type StoredReport, type StoredReports } from '../reports/storedReports.ts';
import { bookEarlyPayments } from './bookPayment.ts';
import { changeOrders } from './changeOrders.ts';
import { displaceHints } from './displaceHints.ts';
import { createReportFold, type ReportFold } from './foldReports.ts';
import { readGranted, saveReported } from './grantedOrders.ts';
import { readKnownOrders } from './knownOrders.ts';
import { nameReports, possibleNames } from './nameReports.ts';
import { findOrders, type OrderRow } from './orderRows.ts';
import { priceReports } from './priceReports.ts';
import type { ReadReport } from './ReadReport.ts';
import { findParties } from './reportParties.ts';

/**
 * Applies reports of networks, each once, and posts their money, within a transaction that the caller commits. Reports can
 * come twice, late, in any order, and from many connections (docs/decisions/017). Whatever the group, it locks in one order:
 * orders, wallets, networks, claims.
 * @param group reports that `checkReport` lets pass
 * @param bound gets the claims that found their order: after the commit, `recountClaimed` applies what waited for that
 * @returns for each report its outcome or why it was refused, in the order given
 */
export async function applyReports(
  queries: Queries,
  group: readonly ReadReport[],
  now: Date,
  bound?: Set<bigint>,
): Promise<(ReportOutcome | ProblemError)[]> {
  const priced = await priceReports(queries, group, now);
  const good = priced.flatMap((each) => (each instanceof ProblemError ? [] : each));
  const reports = good.map(({ report }) => report);
  await lockOrders(queries, possibleNames(reports), reports);
  const [named, events] = await Promise.all([nameReports(queries, good), readEvents(queries, reports)]);
  const outcomes = await applyLocked(queries, named, { events, now, bound });
  const outcomeOf = new Map(good.map((each, place) => [each, outcomes[place]]));
  return priced.flatMap((each) => (each instanceof ProblemError ? each : (outcomeOf.get(each) ?? [])));
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

interface LockedGroup {
  /** Those of the reports that are stored already. */
  events: readonly ReportRow[];
  now: Date;
  /** Gets the claims that found their order. */
  bound?: Set<bigint> | undefined;
}

/** The same for reports whose orders and events the caller has locked. */
export async function applyLocked(
  queries: Queries,
  group: readonly ReadReport[],
  { events, now, bound }: LockedGroup,
): Promise<(ReportOutcome | ProblemError)[]> {
  const reports = group.map(({ report }) => report);
  const known = createStoredReports(events);
  // a list can say again what another one contradicted since
  const isOpen = (report: OrderReport) =>
    report.source === 'list' || (known.ofEvent(report)?.outcome ?? 'parked') === 'parked';
  const open = reports.filter(isOpen);
  const read = () => Promise.all([findOrders(queries, reports), readStoredReports(queries, open)]);
  let [rows, others] = await read();
  if (await displaceHints(queries, { reports, rows }, now)) [rows, others] = await read();
  const stored = createStoredReports([...events, ...others]);
  const applied = await foldReports(queries, { reports: open, stored, rows, now, bound }, (fold) =>
    group.map((sent) => ({ sent, ...applyOne(sent, { stored, fold, now }) })),
  );
  for (const { sent, isReread } of applied) {
    if (isReread) await saveReading(queries, sent.report, sent.body.adapter.version);
  }
  for (const { sent, outcome } of applied) if (outcome === 'otherBody') await saveOtherBody(queries, sent, now);
  return applied.map(({ outcome }) => (outcome === 'otherBody' ? 'conflict' : outcome));
}

/**
 * Decides an order again from all its reports, and applies those that wait: where a claim has found its order, or a call was
 * valid that does not count any more. Part of the caller's transaction; locks the order, then wallets.
 */
export async function recountOrder(queries: Queries, name: OrderName, now: Date): Promise<void> {
  await lockOrders(queries, [name]);
  const stored = createStoredReports(await readStoredReports(queries, [name]));
  const all = [...stored.all()];
  const reports = all.map(({ report }) => report);
  if (reports.length === 0) return;
  const rows = await findOrders(queries, [name]);
  await foldReports(queries, { reports, stored, rows, now }, (fold) => {
    for (const each of all) if (each.outcome === 'parked') fold.reapply(each);
    if (fold.changes.length === 0 && all[0]) fold.reapply(all[0], `recount ${randomUUID()}`);
  });
}

interface Folding {
  /** Those that can move money. */
  reports: readonly OrderReport[];
  stored: StoredReports;
  /** Their orders that exist. */
  rows: readonly OrderRow[];
  now: Date;
  bound?: Set<bigint> | undefined;
}

/** Finds with `act` what reports change, under the locks of the wallets, and writes it. */
async function foldReports<Result>(
  queries: Queries,
  { reports, stored, rows, now, bound }: Folding,
  act: (fold: ReportFold) => Result,
): Promise<Result> {
  const known = await readKnownOrders(queries, { reports, stored, rows });
  const { members, claimants } = findParties(reports, stored, known);
  const balances = await lockWallets(queries, members);
  // under the locks of the wallets, so that a claim which is granted at this moment is seen or waits
  const fold = createReportFold({ known, stored, granted: await readGranted(queries, claimants) });
  const result = act(fold);
  // both first, because a payment can count the order again
  await Promise.all([changeOrders(queries, { changes: fold.changes, balances, at: now }), save(queries, stored, now)]);
  await bookEarlyPayments(
    queries,
    { changes: fold.changes, reports: [...stored.all()].map(({ report }) => report) },
    now,
  );
  await saveReported(queries, fold.reported);
  for (const { id } of fold.reported) bound?.add(id);
  return result;
}

interface Applied {
  outcome: ReportOutcome | 'otherBody' | ProblemError;
  /** What its body says is read again. */
  isReread: boolean;
}

interface Applying {
  stored: StoredReports;
  fold: ReportFold;
  now: Date;
}

/** One report of the group, after those before it. */
function applyOne(sent: ReadReport, { stored, fold, now }: Applying): Applied {
  const { before, report } = dateReport(sent, stored, now);
  if (before && !isSame(before, sent)) return { outcome: 'otherBody', isReread: false };
  if (before && before.outcome !== 'parked') {
    before.report = { ...before.report, statedAt: report.statedAt };
    fold.confirm(before);
    return { outcome: 'duplicate', isReread: false };
  }
  const one = before ?? { ...sent, outcome: 'parked' };
  const isReread = one.row?.bodySha256 != null;
  one.report = report;
  const outcome = fold.apply(one);
  // refused, as what no network can mean; a report that was parked before stays, where the operator sees it
  if (outcome === 'impossible' && !before) {
    return { outcome: invalid('The amount of a sale must be positive.'), isReread };
  }
  one.outcome = outcome === 'impossible' ? 'conflict' : outcome;
  stored.add(one);
  return { outcome: one.outcome, isReread };
}

/** Writes the reports that are new, with their bodies, and the outcomes that changed. */
async function save(queries: Queries, stored: StoredReports, now: Date): Promise<void> {
  const all = [...stored.all()];
  const added = all.flatMap(({ report, outcome, body }) => (body ? { report, outcome, body } : []));
  const isLater = ({ row, report }: StoredReport) =>
    row && statedAtOf(report) > (row.statedAt ?? row.occurredAt).getTime();
  await Promise.all([
    saveReports(queries, added, now).then(() => saveBodies(queries, added, now)),
    saveOutcomes(
      queries,
      all.filter(({ row, outcome }) => row && row.outcome !== outcome),
    ),
    saveStatedAt(
      queries,
      all.filter(isLater).map(({ report }) => report),
    ),
  ]);
}
