import type { Database, Queries } from '../../db/database.ts';
import { invalid } from '../../errors/ProblemError.ts';
import { CLAIMS } from '../books/claimsNetwork.ts';
import { lockWallets } from '../ledger/lockWallets.ts';
import { type ChangedOrder, changeOrder } from './changeOrder.ts';
import { findClaimOrigin } from './claimOrigin.ts';
import { wasGranted } from './grantedOrders.ts';
import { latestReport, mergeReports, type Origin, type Reports } from './mergeReports.ts';
import type { OrderReport, ReportOutcome } from './OrderReport.ts';
import {
  findOrder,
  findOrigin,
  findPayment,
  keepReport,
  lockOrder,
  type OrderRow,
  type ReportRow,
  readToldReports,
  saveOutcome,
  saveReading,
  toReport,
} from './orderRows.ts';
import type { ReportAdapter, SentReport } from './ReportAdapter.ts';
import { hasLeads, type RateCard, readRateCard } from './rateCards.ts';
import { keepBody, ownBody, type ReadBody, toReadBody } from './reportBodies.ts';

type Outcome = Exclude<ReportOutcome, 'duplicate'>;

/**
 * Applies a report of a network once, keeps it as it was sent, and posts its money. Returns after the commit. Reports can
 * come twice, late, in any order, and from many connections (docs/decisions/017).
 * @throws ProblemError tooLarge, invalid for a body that is no report and for an impossible amount or time
 */
export function receiveBody(
  { orm }: Pick<Database, 'orm'>,
  sent: SentReport,
  adapter: ReportAdapter,
  now = new Date(),
) {
  if (sent.network === CLAIMS) throw invalid('Claims are reported by the shop itself.');
  const body = toReadBody(sent, adapter);
  return orm.transaction((queries) => applyReport(queries, adapter.read(sent), now, body));
}

/** The same within a transaction that the caller commits. @param sent absent for a report that the shop made itself */
export async function applyReport(
  queries: Queries,
  report: OrderReport,
  now: Date,
  sent?: ReadBody,
): Promise<ReportOutcome> {
  checkReport(report, now);
  await lockOrder(queries, report);
  const body = sent ?? ownBody(report);
  const kept = await keepReport(queries, report, body, now);
  const isConflict = kept !== undefined && !isSame(kept, report, body);
  if (!kept || isConflict) await keepBody(queries, report, { body, isConflict, at: now });
  if (isConflict) return 'conflict';
  if (kept && kept.outcome !== 'parked') return 'duplicate';
  if (kept?.bodySha256) await saveReading(queries, report, body.adapter.version);
  return settleReport(queries, report, now, kept);
}

/** Applies a report that is kept. @param kept the row where it was kept before */
export async function settleReport(
  queries: Queries,
  report: OrderReport,
  now: Date,
  kept?: ReportRow,
): Promise<Outcome> {
  const outcome = await applyToOrder(queries, report, now);
  // refused, as what no network can mean; a report that was parked before stays, where the operator sees it
  if (outcome === 'conflict' && report.saleAmountPaise === 0n && !kept) {
    throw invalid('The amount of a sale must be positive.');
  }
  if (outcome !== 'parked') await saveOutcome(queries, report, outcome);
  return outcome;
}

function isSame(kept: ReportRow, report: OrderReport, { sha256 }: ReadBody): boolean {
  if (kept.bodySha256) return kept.bodySha256.equals(sha256);
  // from before bodies were kept
  return (
    kept.networkOrderId === report.orderId &&
    kept.clickId === report.clickId &&
    kept.status === report.status &&
    kept.salePaise === report.saleAmountPaise &&
    kept.occurredAt.getTime() === report.occurredAt.getTime() &&
    kept.reason === (report.reason ?? null) &&
    kept.category === (report.category ?? null) &&
    kept.commissionPaise === (report.commissionPaise ?? null)
  );
}

const cameBy = ({ clickId }: OrderReport, origin: Origin) =>
  clickId === null || clickId.toLowerCase() === origin.clickId;

async function applyToOrder(queries: Queries, report: OrderReport, now: Date): Promise<Outcome> {
  const before = await findOrder(queries, report);
  const origin = before ? originOf(before) : await findOriginOf(queries, report);
  if (!origin) return 'parked';
  const card = await readRateCard(queries, origin.rateCardId);
  const belongs = (one: OrderReport) => cameBy(one, origin) && isFrom(one, card) && isPossible(one, card);
  if (!belongs(report)) return 'conflict';
  // with those that were parked because they named no click
  const told = (await readToldReports(queries, report)).filter(({ eventId }) => eventId !== report.eventId);
  const others = told.map(toReport).filter(belongs);
  const reports: Reports = [report, ...others];
  const winner = latestReport(reports);
  const standing = (one: OrderReport): Outcome => (one === winner ? 'applied' : 'stale');
  const settled = before ?? (await findPayment(queries, report));
  const { settledPaise, settledAt } = settled;
  const after = { ...mergeReports(origin, card.rows, reports), settledPaise, settledAt };
  if (!before && (await isGrantedBefore(queries, report, after))) return 'conflict';
  const parked = new Set(told.filter(({ outcome }) => outcome === 'parked').map(({ eventId }) => eventId));
  for (const other of others) if (parked.has(other.eventId)) await saveOutcome(queries, other, standing(other));
  // an older report can tell what was bought, so it can move money, too
  await changeOrder(queries, { cause: `report ${report.eventId}`, before, after, at: now });
  return standing(report);
}

const findOriginOf = (queries: Queries, { network, clickId, orderId }: OrderReport) =>
  network === CLAIMS && clickId === null ? findClaimOrigin(queries, orderId) : findOrigin(queries, clickId);

/** Whether a claim was granted for the order. Looks under the locks of the wallets, so that a claim at this moment waits. */
async function isGrantedBefore(queries: Queries, report: OrderReport, after: ChangedOrder): Promise<boolean> {
  if (report.network === CLAIMS) return false;
  const { memberId, referrerId, referralPaise } = after;
  await lockWallets(queries, referrerId && referralPaise > 0n ? [memberId, referrerId] : [memberId]);
  return wasGranted(queries, report, after);
}

/** Only the network by which the click went out knows of its orders. */
const isFrom = ({ network }: OrderReport, card: RateCard) =>
  card.network === null || card.network === network || network === CLAIMS;

const isPossible = ({ saleAmountPaise }: OrderReport, card: RateCard) => saleAmountPaise > 0n || hasLeads(card);

function originOf(order: OrderRow): Origin {
  const { clickId, memberId, referrerId, storeId, cardId, clickedAt, rateCardId, returnDays } = order;
  const { cashbackBasisPoints, cashbackPaise } = order;
  return {
    ...{ clickId, memberId, referrerId, storeId, cardId, clickedAt, rateCardId, returnDays },
    ...{ cashbackBasisPoints, cashbackPaise },
  };
}

/** A report from the far future would win over all later ones. */
const MAX_CLOCK_SKEW_MS = 5 * 60 * 1_000;
/** Ten crore rupees. */
const MOST_PAISE = 10n ** 10n;
const LONGEST = 200;

/** @throws ProblemError invalid for values that no network can mean */
export function checkReport(report: OrderReport, now: Date): void {
  const { network, eventId, orderId, saleAmountPaise, occurredAt, category, commissionPaise } = report;
  for (const [name, text] of Object.entries({ network, eventId, orderId, category: category ?? 'none' })) {
    if (text === '' || text.length > LONGEST) throw invalid(`${name} must have 1 to ${LONGEST} characters.`);
  }
  if (saleAmountPaise < 0n) throw invalid('The amount of a sale must not be negative.');
  if (saleAmountPaise > MOST_PAISE) throw invalid('The amount of a sale is too large.');
  if ((commissionPaise ?? 0n) < 0n) throw invalid('The commission must not be negative.');
  if (!(occurredAt.getTime() <= now.getTime() + MAX_CLOCK_SKEW_MS))
    throw invalid('The time of the report is in the future.');
}
