/** Statuses of a report, from the least to the most final. */
export const reportStatuses = ['tracked', 'approved', 'rejected'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** A report of a network about an order, parsed by its adapter. */
export interface OrderReport {
  network: string;
  /** Unique within the network. */
  eventId: string;
  /** The number of the order within the network. */
  orderId: string;
  /** Our click id, as the shop sent it back. Null: the report names only the order. */
  clickId: string | null;
  status: ReportStatus;
  /** 0 for a lead. In INR, as all amounts. */
  saleAmountPaise: bigint;
  /** What was bought: a category or commission group of the network. */
  category?: string | null;
  /** What the network pays to the shop. */
  commissionPaise?: bigint | null;
  occurredAt: Date;
  /** Why it was rejected: a code or text of the network. */
  reason?: string | null;
}

/**
 * The outcome of a report. `stale`: a later one is valid. `duplicate`: received before. `conflict`: received before
 * with other content, or the order belongs to another click. `parked`: waits until its click is known.
 */
export type ReportOutcome = 'applied' | 'stale' | 'duplicate' | 'conflict' | 'parked';

/** What decides which of two reports is valid. */
export interface Version {
  occurredAt: Date;
  status: ReportStatus;
  eventId: string;
}

/** The later report wins, then the more final status, then the greater id: independent of the order of arrival. */
export function compareVersions(one: Version, other: Version): number {
  return (
    one.occurredAt.getTime() - other.occurredAt.getTime() ||
    reportStatuses.indexOf(one.status) - reportStatuses.indexOf(other.status) ||
    compareTexts(one.eventId, other.eventId)
  );
}

// by code unit: collations of databases differ
const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other));
