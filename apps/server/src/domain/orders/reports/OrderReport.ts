import type { ForeignAmounts } from './foreignAmounts.ts';
import type { ReportPart } from './ReportPart.ts';
import type { ReportSource } from './reportSource.ts';
import type { TimePrecision } from './timePrecision.ts';

/** Statuses of a report, from the least to the most final. */
export const reportStatuses = ['tracked', 'approved', 'rejected'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** A report of a network about an order, parsed by its adapter. */
export interface OrderReport {
  network: string;
  /** Unique within the network. */
  eventId: string;
  /** The network's own id of the order. */
  orderId: string;
  /** The number that the shop gave to the order; it is the id, too, where the network gave no other. */
  storeOrderId?: string | null;
  /** The network's own id, where the order is known by its number (`nameReports.ts`). */
  actionId?: string | null;
  /** Our click id, as the shop sent it back. Null: the report names only the order. */
  clickId: string | null;
  status: ReportStatus;
  /** 0 for a lead. In INR, as all amounts; of a foreign report 0 until its rate is known. */
  saleAmountPaise: bigint;
  /** The amounts in another currency, from which the paise are computed. */
  foreign?: ForeignAmounts | null;
  /** What was bought: a category or commission group of the network. */
  category?: string | null;
  /** Its parts, where they have several categories; they add up to the order. */
  parts?: readonly ReportPart[] | null;
  /** What the network pays to the shop. */
  commissionPaise?: bigint | null;
  occurredAt: Date;
  /** Why it was rejected: a code or text of the network. */
  reason?: string | null;
  /** The shop approved it, and the network does not pay yet. */
  isStalled?: boolean;
  /** Where it came from; absent: a signed call. */
  source?: ReportSource;
  /** How exact `occurredAt` is; absent: to the millisecond. */
  precision?: TimePrecision;
  /** From when on its source says so (`dateReport.ts`); absent: from its own time. */
  statedAt?: Date;
}

/**
 * The outcome of a report. `stale`: another one is valid. `duplicate`: received before. `conflict`: received before
 * with other content, or the order belongs to another click. `parked`: waits until its click is known.
 */
export type ReportOutcome = 'applied' | 'stale' | 'duplicate' | 'conflict' | 'parked';
