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
