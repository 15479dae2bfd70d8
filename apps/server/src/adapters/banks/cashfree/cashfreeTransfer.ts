import type { BankStatus } from '../../../domain/payouts/transfers/BankPort.ts';
import { type StatusWords, toBankStatus } from '../bankStatus.ts';
import { type BankFields, textIn } from '../createBankClient.ts';

/** https://www.cashfree.com/docs/payouts/payouts/make-payouts/lifecycle */
const WORDS: StatusWords = {
  RECEIVED: 'accepted',
  APPROVAL_PENDING: 'accepted',
  QUEUED: 'accepted',
  PENDING: 'accepted',
  SUCCESS: 'sent',
  REVERSED: 'returned',
  FAILED: 'refused',
  REJECTED: 'refused',
  MANUALLY_REJECTED: 'refused',
};

/** The status of a transfer of Cashfree. */
export function cashfreeStatus(transfer: BankFields, nowMs = Date.now()): BankStatus {
  const addedAt = Date.parse(textIn(transfer.added_on) ?? '');
  const reported = {
    status: textIn(transfer.status),
    amountPaise: toPaise(transfer.transfer_amount),
    utr: textIn(transfer.transfer_utr),
    ownId: textIn(transfer.cf_transfer_id),
    reason: textIn(transfer.status_code) ?? textIn(transfer.status_description),
    createdAtMs: Number.isNaN(addedAt) ? undefined : addedAt,
  };
  return toBankStatus(WORDS, reported, nowMs);
}

/** Paise of rupees with at most two decimals; undefined for anything else. */
function toPaise(rupees: unknown): bigint | undefined {
  const text = typeof rupees === 'number' || typeof rupees === 'string' ? String(rupees) : '';
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : BigInt(whole + decimals.padEnd(2, '0'));
}

/** Cashfree's id of a transfer has letters, digits and underscores. */
export const toTransferId = (payoutId: string): string => payoutId.replaceAll('-', '_');

/** The payout of a transfer. */
export const toPayoutId = (transferId: unknown): string => (textIn(transferId) ?? '').replaceAll('_', '-');
