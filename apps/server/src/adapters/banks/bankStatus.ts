import { HOUR_MS } from '@potli/api/units/time';
import type { BankAnswer, BankPort, BankStatus, BankTransfer } from '../../domain/payouts/transfers/BankPort.ts';

/** What a status of a bank means. A status that is not in its list is unknown. */
export type StatusWords = Readonly<Record<string, 'accepted' | 'sent' | 'refused' | 'returned'>>;

/** What a bank says of a transfer, in our words. */
export interface ReportedTransfer {
  status: string | undefined;
  /** Undefined where it is none, or in another currency than rupees. */
  amountPaise: bigint | undefined;
  utr: string | undefined;
  /** The bank's own number, for a transfer that never gets a UTR. */
  ownId: string | undefined;
  reason: string | undefined;
  createdAtMs: number | undefined;
}

/** A UTR comes a moment after the transfer; after so long none is awaited. */
const AWAITS_UTR_MS = HOUR_MS;

/** The meaning of what a bank says. */
export function toBankStatus(words: StatusWords, reported: ReportedTransfer, nowMs: number): BankStatus {
  const result = words[reported.status ?? ''];
  switch (result) {
    case undefined:
      return { result: 'unknown' };
    case 'accepted':
      return { result };
    case 'sent':
      return toSent(reported, nowMs);
    default:
      return { result, reason: reported.reason ?? '' };
  }
}

function toSent({ amountPaise, utr, ownId, createdAtMs }: ReportedTransfer, nowMs: number): BankStatus {
  // without an amount that can be compared it is no success
  if (amountPaise === undefined) return { result: 'unknown' };
  if (utr !== undefined) return { result: 'sent', utr, amountPaise };
  const isOld = createdAtMs !== undefined && nowMs - createdAtMs > AWAITS_UTR_MS;
  return isOld && ownId !== undefined ? { result: 'sent', utr: ownId, amountPaise } : { result: 'accepted' };
}

/** The answer to a request for a transfer, for which another amount than ours, or something from before, is no answer. */
export function toBankAnswer(status: BankStatus, askedPaise: bigint): BankAnswer {
  // `find` reports later that it came back
  if (status.result === 'returned') return { result: 'accepted' };
  if (status.result === 'missing') return { result: 'unknown' };
  if (status.result === 'sent' && status.amountPaise !== askedPaise) return { result: 'unknown' };
  return status;
}

/**
 * A refusal that was not by the id of the payout: an earlier try can have been sent before the bank began to refuse it, or
 * refuses it because it was sent.
 */
export async function refuseUnlessSent(
  find: BankPort['find'],
  { payoutId, amountPaise }: BankTransfer,
  reason: string,
): Promise<BankAnswer> {
  const status = await find(payoutId);
  return status.result === 'missing' ? { result: 'refused', reason } : toBankAnswer(status, amountPaise);
}
