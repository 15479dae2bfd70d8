import { randomUUID } from 'node:crypto';
import type { Queries } from '../../../db/database.ts';
import { invalid, ProblemError } from '../../../errors/ProblemError.ts';
import { lockWallets } from '../../ledger/journals/lockWallets.ts';
import { checkReport } from '../reports/checkReport.ts';
import { toldAtOf } from '../reports/compareReports.ts';
import { findWord } from '../reports/findWord.ts';
import { lockOrders, type OrderName } from '../reports/lockOrders.ts';
import type { OrderReport, ReportOutcome } from '../reports/OrderReport.ts';
import { keepBodies, keepOtherBody, ownBody } from '../reports/reportBodies.ts';
import {
  keepReports,
  type ReportRow,
  readEvents,
  readToldReports,
  saveOutcomes,
  saveReading,
  saveToldAt,
} from '../reports/reportRows.ts';
import { createToldReports, isSame, type ToldReport, type ToldReports } from '../reports/toldReports.ts';
import { bookEarlyPayments } from './bookPayment.ts';
import { changeOrders } from './changeOrders.ts';
import { displaceHints } from './displaceHints.ts';
import { createReportFold, type ReportFold } from './foldReports.ts';
import { readGranted, saveReported } from './grantedOrders.ts';
import { readKnownOrders } from './knownOrders.ts';
import { nameReports, possibleNames } from './nameReports.ts';
import { priceReports } from './priceReports.ts';
import type { ReadReport } from './ReadReport.ts';
import { findParties } from './reportParties.ts';

/**
 * Applies reports of networks, each once, and posts their money, within a transaction that the caller commits. Reports can
 * come twice, late, in any order, and from many connections (docs/decisions/017). Whatever the group, it locks in one order:
 * orders, wallets, networks, claims.
 * @param group reports that `checkReport` lets pass
 * @param bound gets the claims that found their order: after the commit, `settleClaimed` settles what waited for that
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
  const named = await nameReports(queries, good);
  const outcomes = await settleReports(queries, named, { events: await readEvents(queries, reports), now, bound });
  const settled = new Map(good.map((each, place) => [each, outcomes[place]]));
  return priced.flatMap((each) => (each instanceof ProblemError ? each : (settled.get(each) ?? [])));
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
  /** Gets the claims that found their order. */
  bound?: Set<bigint> | undefined;
}

/** The same for reports whose orders and events the caller has locked. */
export async function settleReports(
  queries: Queries,
  group: readonly ReadReport[],
  { events, now, bound }: Settling,
): Promise<(ReportOutcome | ProblemError)[]> {
  await displaceHints(
    queries,
    group.map(({ report }) => report),
    now,
  );
  const kept = createToldReports(events);
  // a list can say again what another one contradicted since
  const isOpen = (report: OrderReport) =>
    report.source === 'list' || (kept.ofEvent(report)?.outcome ?? 'parked') === 'parked';
  const open = group.map(({ report }) => report).filter(isOpen);
  const told = createToldReports([...events, ...(await readToldReports(queries, open))]);
  const taken = await foldReports(queries, { reports: open, told, now, bound }, (fold) =>
    group.map((sent) => ({ sent, ...take(sent, { told, fold, now }) })),
  );
  for (const { sent, isReread } of taken) {
    if (isReread) await saveReading(queries, sent.report, sent.body.adapter.version);
  }
  for (const { sent, outcome } of taken) if (outcome === 'otherBody') await keepOtherBody(queries, sent, now);
  return taken.map(({ outcome }) => (outcome === 'otherBody' ? 'conflict' : outcome));
}

/**
 * Decides an order anew from all that was told of it, and applies what waits: where a claim has found its order, or a call was
 * valid that does not count any more. Part of the caller's transaction; locks the order, then wallets.
 */
export async function recountOrder(queries: Queries, name: OrderName, now: Date): Promise<void> {
  await lockOrders(queries, [name]);
  const told = createToldReports(await readToldReports(queries, [name]));
  const all = [...told.all()];
  const reports = all.map(({ report }) => report);
  if (reports.length === 0) return;
  await foldReports(queries, { reports, told, now }, (fold) => {
    for (const each of all) if (each.outcome === 'parked') fold.settleAgain(each);
    if (fold.changes.length === 0 && all[0]) fold.settleAgain(all[0], `recount ${randomUUID()}`);
  });
}

interface Folding {
  /** Those that can move money. */
  reports: readonly OrderReport[];
  told: ToldReports;
  now: Date;
  bound?: Set<bigint> | undefined;
}

/** Finds with `act` what reports change, under the locks of the wallets, and writes it. */
async function foldReports<Result>(
  queries: Queries,
  { reports, told, now, bound }: Folding,
  act: (fold: ReportFold) => Result,
): Promise<Result> {
  const known = await readKnownOrders(queries, reports, told);
  const { members, claimants } = findParties(reports, told, known);
  const balances = await lockWallets(queries, members);
  // under the locks of the wallets, so that a claim which is granted at this moment is seen or waits
  const fold = createReportFold({ known, told, granted: await readGranted(queries, claimants) });
  const result = act(fold);
  await changeOrders(queries, { changes: fold.changes, balances, at: now });
  // first, because a payment can count the order anew
  await keep(queries, told, now);
  await bookEarlyPayments(
    queries,
    { changes: fold.changes, reports: [...told.all()].map(({ report }) => report) },
    now,
  );
  await saveReported(queries, fold.reported);
  for (const { id } of fold.reported) bound?.add(id);
  return result;
}

interface Taken {
  outcome: ReportOutcome | 'otherBody' | ProblemError;
  /** What its body says is read anew. */
  isReread: boolean;
}

interface Taking {
  told: ToldReports;
  fold: ReportFold;
  now: Date;
}

/** One report of the group, after those before it. */
function take(sent: ReadReport, { told, fold, now }: Taking): Taken {
  const { before, report } = findWord(sent, told, now);
  if (before && !isSame(before, sent)) return { outcome: 'otherBody', isReread: false };
  if (before && before.outcome !== 'parked') {
    before.report = { ...before.report, toldAt: report.toldAt };
    fold.confirm(before);
    return { outcome: 'duplicate', isReread: false };
  }
  const one = before ?? { ...sent, outcome: 'parked' };
  const isReread = one.row?.bodySha256 != null;
  one.report = report;
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
  const isLater = ({ row, report }: ToldReport) => row && toldAtOf(report) > (row.toldAt ?? row.occurredAt).getTime();
  await saveToldAt(
    queries,
    all.filter(isLater).map(({ report }) => report),
  );
}
