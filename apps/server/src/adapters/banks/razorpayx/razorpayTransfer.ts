import type { BankStatus } from '../../../domain/payouts/transfers/BankPort.ts';
import { type StatusWords, toBankStatus } from '../bankStatus.ts';
import { type BankFields, fieldsIn, textIn } from '../createBankClient.ts';

/** https://razorpay.com/docs/x/payouts/states-life-cycle/ */
const WORDS: StatusWords = {
  pending: 'accepted',
  queued: 'accepted',
  scheduled: 'accepted',
  processing: 'accepted',
  processed: 'sent',
  reversed: 'returned',
  failed: 'refused',
  rejected: 'refused',
  cancelled: 'refused',
};

/** The status of a payout entity of RazorpayX. */
export function razorpayStatus(entity: BankFields, nowMs = Date.now()): BankStatus {
  const { status, amount, currency, utr, id, created_at: createdAt, failure_reason: failure } = entity;
  const details = fieldsIn(entity.status_details);
  const reported = {
    status: textIn(status),
    amountPaise: currency === 'INR' && Number.isSafeInteger(amount) ? BigInt(amount as number) : undefined,
    utr: textIn(utr),
    ownId: textIn(id),
    reason: textIn(details.reason) ?? textIn(details.description) ?? textIn(failure),
    createdAtMs: typeof createdAt === 'number' ? createdAt * 1_000 : undefined,
  };
  return toBankStatus(WORDS, reported, nowMs);
}
