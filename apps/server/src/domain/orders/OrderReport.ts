/** What a shop says of an order; from the least to the most final. */
export const reportStatuses = ['tracked', 'approved', 'rejected'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** One message of a network about an order, read by its adapter. */
export interface OrderReport {
  network: string;
  /** Unique within the network, for ever. */
  eventId: string;
  /** The number of the order within the network. */
  orderId: string;
  /** As it came back from the shop. Null: the network names the order only. */
  clickId: string | null;
  status: ReportStatus;
  saleAmountPaise: bigint;
  occurredAt: Date;
  /** Why it was rejected: a code or a text of the network. */
  reason?: string | null;
}

/**
 * What became of a report. `stale`: a later one counts. `duplicate`: known already. `conflict`: known with another
 * content, or the order came by another click. `parked`: waits until its click is known.
 */
export type ReportOutcome = 'applied' | 'stale' | 'duplicate' | 'conflict' | 'parked';

/** What decides which of two reports counts. */
export interface Version {
  occurredAt: Date;
  status: ReportStatus;
  eventId: string;
}

/** Later wins, then the more final status, then the greater id: whatever the order of arrival. */
export function compareVersions(one: Version, other: Version): number {
  return (
    one.occurredAt.getTime() - other.occurredAt.getTime() ||
    reportStatuses.indexOf(one.status) - reportStatuses.indexOf(other.status) ||
    compareTexts(one.eventId, other.eventId)
  );
}

// by code unit: a database's collation may be another on another machine
const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other));
