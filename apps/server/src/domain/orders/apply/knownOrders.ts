import type { Queries } from '../../../db/database.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import { type RateCard, readRateCards } from '../rates/rateCards.ts';
import { nameKey } from '../reports/nameKey.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import type { StoredReports } from '../reports/storedReports.ts';
import { findClaimOrigin } from './claimOrigin.ts';
import type { Origin } from './mergeReports.ts';
import type { OrderRow } from './orderRows.ts';
import { findOrigins } from './origins.ts';

/** What is known of the orders of a group of reports, under their locks and before the group changes anything. */
export interface KnownOrders {
  orderOf(report: OrderReport): OrderRow | undefined;
  /** What a new order would copy from the click or the claim of the report. */
  originOf(report: OrderReport): Origin | undefined;
  /** The click that a report names. */
  originIn(report: OrderReport): Origin | undefined;
  /** Whether a text is the id of a click. */
  isClick(clickId: string): boolean;
  cardOf(origin: Origin): RateCard;
}

const orderKey = ({ network, orderId }: OrderReport) => nameKey(network, orderId);

interface Reported {
  reports: readonly OrderReport[];
  stored: StoredReports;
  /** Those of the reports that exist, read under their locks. */
  rows: readonly OrderRow[];
}

/** Reads in one statement for each kind of row, however many reports there are. */
export async function readKnownOrders(queries: Queries, { reports, stored, rows }: Reported): Promise<KnownOrders> {
  const ofOrders = [...new Map(reports.map((report) => [orderKey(report), report])).values()];
  const orders = new Map(rows.map((row) => [nameKey(row.network, row.networkOrderId), row]));
  const unknown = ofOrders.filter((report) => !orders.has(orderKey(report)));
  const all = new Set([...reports, ...ofOrders.flatMap((each) => stored.ofOrder(each).map(({ report }) => report))]);
  const origins = await findOrigins(
    queries,
    [...all].flatMap((report) => {
      const clickId = report.clickId?.toLowerCase();
      // of most reports of an order the click is known by the order
      return clickId === undefined || clickId === orders.get(orderKey(report))?.clickId ? [] : clickId;
    }),
  );
  const clicks = new Set([...origins.keys(), ...rows.map(({ clickId }) => clickId)]);
  const claims = await readClaims(queries, unknown);
  const cards = await readRateCards(
    queries,
    [...rows, ...origins.values(), ...claims.values()].map(({ rateCardId }) => rateCardId),
  );
  return {
    orderOf: (report) => orders.get(orderKey(report)),
    originOf: (report) =>
      isUnclickedClaim(report) ? claims.get(orderKey(report)) : origins.get(report.clickId?.toLowerCase() ?? ''),
    originIn: ({ clickId }) => origins.get(clickId?.toLowerCase() ?? ''),
    isClick: (clickId) => clicks.has(clickId.toLowerCase()),
    cardOf: ({ rateCardId }) => cards(rateCardId),
  };
}

const isUnclickedClaim = ({ network, clickId }: OrderReport) => network === CLAIMS && clickId === null;

/** Claims are granted one by one. */
async function readClaims(queries: Queries, reports: readonly OrderReport[]): Promise<Map<string, Origin>> {
  const claims = new Map<string, Origin>();
  for (const report of reports.filter(isUnclickedClaim)) {
    const origin = await findClaimOrigin(queries, report.orderId);
    if (origin) claims.set(orderKey(report), origin);
  }
  return claims;
}
