import type { Sealer } from '../../platform/sealing/createSealer.ts';
import type { BankRecord } from './BankRecord.ts';

/**
 * Equal for the same account, however its branch and leading zeros were written, and for the same UPI ID, however its
 * letters were.
 */
export function hashAccount(sealer: Sealer, details: BankRecord): Buffer {
  if (details.kind === 'upi') return sealer.fingerprint(`upi ${details.vpa.toLowerCase()}`);
  const bank = details.ifscCode.slice(0, 4).toUpperCase();
  return sealer.fingerprint(`bank account ${bank} ${details.accountNumber.replace(/^0+/, '')}`);
}
