import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { BankPort, BankStatus } from '../../domain/payouts/BankPort.ts';
import { type KeptTransfer, openTransferFile } from './openTransferFile.ts';

interface SimulatedBankParts {
  /** Where it remembers its transfers. */
  folder: string;
  /** How much quicker than a real one it is. */
  speed: number;
  /** Unix time (ms). */
  now?: () => number;
}

/** From taking a transfer to having sent it, at speed 1. */
const SENT_AFTER_MS = 10_000;

/**
 * A bank for development that sends nothing. It takes every transfer, says some seconds later that it is sent, and
 * forgets nothing in a restart.
 */
export function createSimulatedBank({ folder, speed, now = Date.now }: SimulatedBankParts): BankPort {
  const transfers = openTransferFile(join(folder, 'transfers.jsonl'));

  function statusOf(transfer: KeptTransfer) {
    if (now() < transfer.takenAt + SENT_AFTER_MS / speed) return { result: 'accepted' } as const;
    return { result: 'sent', utr: utrOf(transfer) } as const;
  }

  return {
    name: 'simulated',
    // a developer works on Sundays, too
    worksOnHolidays: true,
    async transfer({ payoutId, target }) {
      const known = transfers.find(payoutId);
      if (known) return statusOf(known);
      transfers.add({ payoutId, kind: target.kind, takenAt: now() });
      return { result: 'accepted' };
    },
    async find(payoutId): Promise<BankStatus> {
      const known = transfers.find(payoutId);
      return known ? statusOf(known) : { result: 'missing' };
    },
  };
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * A reference as banks make it: of NEFT 16 signs (bank, `N`, year, day of the year, number), of UPI 12 digits (last digit
 * of the year, day of the year, number). The same transfer has the same one.
 */
function utrOf({ payoutId, kind, takenAt }: KeptTransfer): string {
  const year = new Date(takenAt).getUTCFullYear();
  const day = String(Math.floor((takenAt - Date.UTC(year, 0, 0)) / DAY_MS)).padStart(3, '0');
  const number = String(createHash('sha256').update(payoutId).digest().readUIntBE(0, 6) % 1e8).padStart(8, '0');
  return kind === 'upi' ? `${year % 10}${day}${number}` : `POTLN${year % 100}${day}${number.slice(2)}`;
}
