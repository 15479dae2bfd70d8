import type { Product } from './programmes.ts';

/** What a network says of an order. */
export type ReportStatus = 'tracked' | 'approved' | 'rejected';

/** How the shop will decide. */
export type Decision = { status: 'approved' } | { status: 'rejected'; reason: string };

/** An order of a shop of the sandbox. Times are milliseconds since 1970. */
export interface SandboxOrder {
  id: string;
  /** Counts from 1 over all orders of the sandbox. */
  number: number;
  network: string;
  shop: string;
  clickId: string | undefined;
  product: Product;
  pieces: number;
  fate: Decision;
  boughtAt: number;
  trackAt: number;
  decideAt: number;
}

/** A report as the network wrote it. */
export interface SandboxReport {
  /** Stays the same when it is sent again. */
  id: string;
  orderId: string;
  status: ReportStatus;
  pieces: number;
  commissionPaise: number;
  reason: string | null;
  at: number;
  /** When it is sent; a network in disorder sends some of them twice. */
  sendAt: readonly number[];
  /** The bytes that are signed. */
  body: string;
}

/** How the shop answered a report: the status of HTTP, and what it made of it. */
export interface Answer {
  status: number;
  outcome: string | undefined;
}

/** An order with all that happened to it. */
export interface OrderState {
  order: SandboxOrder;
  /** Pieces that were not sent back. */
  kept: number;
  returnedAt: number | undefined;
  reports: { report: SandboxReport; answers: readonly Answer[] }[];
  /** Name of the statement by which the network paid. */
  statement: string | undefined;
}

/** The next report of an order. */
export interface Step {
  at: number;
  status: ReportStatus;
  pieces: number;
  reason: string | null;
}

/** The next report of an order, and when; undefined where there is none. */
export function nextStep({ order, kept, returnedAt, reports }: OrderState): Step | undefined {
  const last = reports.at(-1)?.report;
  if (order.clickId === undefined || last?.status === 'rejected') return undefined;
  if (!last) return { at: order.trackAt, status: 'tracked', pieces: order.pieces, reason: null };
  const isDecided = last.status === 'approved';
  if (kept === 0) {
    // a cancellation names the amount of the order that it ends
    const reason = isDecided ? 'ITEM_RETURNED' : 'ORDER_CANCELLED';
    return { at: returnedAt ?? last.at, status: 'rejected', pieces: last.pieces, reason };
  }
  if (kept < last.pieces) {
    return { at: returnedAt ?? last.at, status: last.status, pieces: kept, reason: null };
  }
  if (isDecided) return undefined;
  const { fate } = order;
  return { at: order.decideAt, status: fate.status, pieces: kept, reason: 'reason' in fate ? fate.reason : null };
}

/** Whether goods can still be sent back: not after the network has paid. */
export function canReturn({ kept, reports, statement }: OrderState): boolean {
  return kept > 0 && statement === undefined && reports.at(-1)?.report.status !== 'rejected';
}

/** What the network pays for so many pieces, in paise. */
export function commissionOf({ product }: Pick<SandboxOrder, 'product'>, pieces: number): number {
  const { commission, pricePaise } = product;
  return 'paise' in commission ? commission.paise : Math.floor((pricePaise * pieces * commission.basisPoints) / 10_000);
}
