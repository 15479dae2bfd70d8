import { asc, eq } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database.ts';
import { orderReport } from '../../db/schema/shopOrder.ts';
import { invalid } from '../../errors/ProblemError.ts';
import { lockWallets } from '../ledger/lockWallets.ts';
import { latestReport, mergeReports, type Origin, supersedes } from './mergeReports.ts';
import type { OrderReport, ReportOutcome } from './OrderReport.ts';
import {
  findOrder,
  findOrigin,
  keepReport,
  lockOrder,
  type OrderRow,
  readPendingReports,
  saveOrder,
  saveOutcome,
  toReport,
} from './orderRows.ts';
import { postOrder } from './postOrder.ts';

type Outcome = Exclude<ReportOutcome, 'duplicate'>;

/**
 * Applies a report of a network once, and posts its money. Returns after the commit. Reports can come twice, late, in
 * any order, and from many connections (docs/decisions/017).
 * @throws ProblemError invalid for an impossible amount or time
 */
export function receiveReport({ orm }: Pick<Database, 'orm'>, report: OrderReport, now = new Date()) {
  return orm.transaction((queries) => applyReport(queries, report, now));
}

/** The same within a transaction that the caller commits. */
export async function applyReport(queries: Queries, report: OrderReport, now: Date): Promise<ReportOutcome> {
  checkReport(report, now);
  await lockOrder(queries, report);
  const kept = await keepReport(queries, report, now);
  if (kept && !isSame(kept, report)) return 'conflict';
  if (kept && kept.outcome !== 'parked') return 'duplicate';
  const outcome = await applyToOrder(queries, report, now);
  if (outcome !== 'parked') await saveOutcome(queries, report, outcome);
  return outcome;
}

function isSame(kept: NonNullable<Awaited<ReturnType<typeof keepReport>>>, report: OrderReport): boolean {
  return (
    kept.networkOrderId === report.orderId &&
    kept.clickId === report.clickId &&
    kept.status === report.status &&
    kept.salePaise === report.saleAmountPaise &&
    kept.occurredAt.getTime() === report.occurredAt.getTime() &&
    kept.reason === (report.reason ?? null)
  );
}

const cameBy = ({ clickId }: OrderReport, origin: Origin) =>
  clickId === null || clickId.toLowerCase() === origin.clickId;

async function applyToOrder(queries: Queries, report: OrderReport, now: Date): Promise<Outcome> {
  const before = await findOrder(queries, report);
  const origin = before ? originOf(before) : await findOrigin(queries, report.clickId);
  if (!origin) return 'parked';
  if (!cameBy(report, origin)) return 'conflict';
  // parked reports of this order that named no click belong to it now
  const parked = before ? [] : await readPendingReports(queries, report);
  const others = parked.filter((other) => other.eventId !== report.eventId && cameBy(other, origin));
  const winner = latestReport([report, ...others]);
  const counts = !before || supersedes(winner, before);
  const standing = (one: OrderReport): Outcome => (counts && one === winner ? 'applied' : 'stale');
  for (const other of others) await saveOutcome(queries, other, standing(other));

  const after = mergeReports(before, origin, [report, ...others]);
  const shareMoves = after.referralPaise !== (before?.referralPaise ?? 0n);
  const touched = origin.referrerId && shareMoves ? [origin.memberId, origin.referrerId] : [origin.memberId];
  const balances = await lockWallets(queries, touched);
  const orderId = await saveOrder(queries, { ...after, id: before?.id });
  if (counts) await postOrder(queries, { orderId, before, after, balances, at: now });
  return standing(report);
}

function originOf(order: OrderRow): Origin {
  const { clickId, memberId, referrerId, cashbackBasisPoints, cashbackPaise, returnDays } = order;
  return { clickId, memberId, referrerId, cashbackBasisPoints, cashbackPaise, returnDays };
}

/** A report from the far future would win over all later ones. */
const MAX_CLOCK_SKEW_MS = 5 * 60 * 1_000;
/** Ten crore rupees. */
const MOST_PAISE = 10n ** 10n;
const LONGEST = 200;

/** @throws ProblemError invalid for values that no network can mean */
export function checkReport({ network, eventId, orderId, saleAmountPaise, occurredAt }: OrderReport, now: Date): void {
  for (const [name, text] of Object.entries({ network, eventId, orderId })) {
    if (text === '' || text.length > LONGEST) throw invalid(`${name} must have 1 to ${LONGEST} characters.`);
  }
  if (saleAmountPaise <= 0n) throw invalid('The amount of a sale must be positive.');
  if (saleAmountPaise > MOST_PAISE) throw invalid('The amount of a sale is too large.');
  if (!(occurredAt.getTime() <= now.getTime() + MAX_CLOCK_SKEW_MS))
    throw invalid('The time of the report is in the future.');
}

/** Applies all parked reports again, oldest first. Returns how many are not parked any more. */
export async function replayPending(database: Pick<Database, 'orm'>, now = new Date()): Promise<number> {
  const parked = await database.orm
    .select()
    .from(orderReport)
    .where(eq(orderReport.outcome, 'parked'))
    .orderBy(asc(orderReport.receivedAt));
  let applied = 0;
  for (const row of parked) {
    const outcome = await receiveReport(database, toReport(row), now);
    if (outcome !== 'parked') applied += 1;
  }
  return applied;
}
