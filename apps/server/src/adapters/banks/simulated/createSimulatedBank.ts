import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { DAY_MS } from '@potli/api/units/time';
import type { BankNews, BankPort, BankStatus, BankWebhook } from '../../../domain/payouts/transfers/BankPort.ts';
import { fieldsIn } from '../createBankClient.ts';
import { isPayoutId } from '../isPayoutId.ts';
import { readJson } from '../readJson.ts';
import { type Entry, type SimulatedOutcome, type LoggedTransfer, openTransferLog } from './openTransferLog.ts';

interface SimulatedBankParts {
  /** Where it remembers its transfers. */
  folder: string;
  /** How much quicker than a real one it is. */
  speed: number;
  /** Unix time (ms). */
  now?: () => number;
}

/** A transfer as a developer sees it. */
export interface SimulatedTransfer {
  payoutId: string;
  kind: 'account' | 'upi';
  /** Unix time (ms). */
  takenAt: number;
  amountPaise: number | undefined;
  /** The last signs of the account number or UPI ID. */
  target: string | undefined;
  utr: string;
  status: 'accepted' | 'sent' | 'refused' | 'returned' | 'hangs' | 'drops';
  /** What can still become of it. */
  choices: readonly SimulatedOutcome[];
}

/** What a developer can see of the simulated bank, and wish of it. */
export interface SimulatedBankControls {
  /** Newest first. */
  list(): SimulatedTransfer[];
  /** What becomes of the next transfer. */
  next(): SimulatedOutcome;
  orderNext(fate: SimulatedOutcome): void;
  /** @returns whether it could still become that */
  order(payoutId: string, fate: SimulatedOutcome): boolean;
}

/** From taking a transfer to having sent it, at speed 1. */
const SENT_AFTER_MS = 10_000;

/** Longer than anybody waits for an answer. A command that waits must not end meanwhile, so it is a timer. */
const HANGS_MS = 16_000;

const REASONS = { fails: 'Beneficiary account does not exist', returns: 'Beneficiary account closed' } as const;

/**
 * A bank for development that sends nothing. It takes every transfer, says some seconds later that it is sent, and
 * forgets nothing in a restart. A developer can wish for something else. It may be called by anybody: it reads no more
 * than the id, and tells what is in its own file.
 */
export function createSimulatedBank({ folder, speed, now = Date.now }: SimulatedBankParts): BankPort & {
  desk: SimulatedBankControls;
} {
  const book = openTransferLog(folder, now);
  const isOver = ({ takenAt }: LoggedTransfer) => now() >= takenAt + SENT_AFTER_MS / speed;

  /** What has become of a transfer by now. */
  function stateOf({ transfer, fate, orderedAt }: Entry): SimulatedTransfer['status'] {
    if (fate === 'hangs' || fate === 'drops') return fate;
    const isDecided = orderedAt === undefined || fate === 'normal' ? isOver(transfer) : true;
    if (!isDecided) return 'accepted';
    if (fate === 'normal') return 'sent';
    return fate === 'fails' ? 'refused' : 'returned';
  }

  function statusOf(entry: Entry): BankStatus {
    const { transfer, fate } = entry;
    const result = stateOf(entry);
    if (result === 'sent') {
      const { amountPaise } = transfer;
      return { result, utr: utrOf(transfer), ...(amountPaise !== undefined && { amountPaise: BigInt(amountPaise) }) };
    }
    if (result === 'refused' || result === 'returned') return { result, reason: REASONS[fate as keyof typeof REASONS] };
    return { result: result === 'accepted' ? 'accepted' : 'unknown' };
  }

  async function tell(entry: Entry): Promise<BankStatus> {
    if (entry.fate === 'hangs') return setTimeout(HANGS_MS, { result: 'unknown' });
    if (entry.fate === 'drops') throw new Error('The simulated bank dropped its answer');
    return statusOf(entry);
  }

  return {
    name: 'simulated',
    // a developer works on Sundays, too
    worksOnHolidays: true,
    async transfer(transfer) {
      const isNew = book.find(transfer.payoutId) === undefined;
      const status = await tell(book.take(transfer));
      if (status.result === 'unknown') return status;
      // however quick it is, it first takes a transfer; `find` tells what became of it
      return isNew || status.result === 'returned' || status.result === 'missing' ? { result: 'accepted' } : status;
    },
    async find(payoutId): Promise<BankStatus> {
      const known = book.find(payoutId);
      return known ? tell(known) : { result: 'missing' };
    },
    readWebhook({ body }: BankWebhook): readonly BankNews[] {
      const { payoutId } = fieldsIn(readJson(body));
      const known = isPayoutId(payoutId) ? book.find(payoutId) : undefined;
      return known ? [{ payoutId: known.transfer.payoutId, status: statusOf(known) }] : [];
    },
    desk: {
      list: () => book.list().map((entry) => toSimulated(entry, stateOf(entry))),
      next: book.next,
      orderNext: (fate) => book.order(fate),
      order(payoutId, fate) {
        const entry = book.find(payoutId);
        if (!entry || !choicesOf(stateOf(entry)).includes(fate)) return false;
        book.order(fate, payoutId);
        return true;
      },
    },
  };
}

/** What was sent can only come back, and what was refused or came back stays so. */
function choicesOf(status: SimulatedTransfer['status']): readonly SimulatedOutcome[] {
  if (status === 'sent') return ['returns'];
  if (status === 'accepted') return ['fails', 'hangs', 'drops'];
  return status === 'hangs' || status === 'drops' ? ['normal', 'fails'] : [];
}

function toSimulated({ transfer }: Entry, status: SimulatedTransfer['status']): SimulatedTransfer {
  const { payoutId, kind, takenAt, amountPaise, target } = transfer;
  return { payoutId, kind, takenAt, amountPaise, target, utr: utrOf(transfer), status, choices: choicesOf(status) };
}

/**
 * A reference as banks make it: of NEFT 16 signs (bank, `N`, year, day of the year, number), of UPI 12 digits (last digit
 * of the year, day of the year, number). The same transfer has the same one.
 */
function utrOf({ payoutId, kind, takenAt }: LoggedTransfer): string {
  const year = new Date(takenAt).getUTCFullYear();
  const day = String(Math.floor((takenAt - Date.UTC(year, 0, 0)) / DAY_MS)).padStart(3, '0');
  const number = String(createHash('sha256').update(payoutId).digest().readUIntBE(0, 6) % 1e8).padStart(8, '0');
  return kind === 'upi' ? `${year % 10}${day}${number}` : `POTLN${year % 100}${day}${number.slice(2)}`;
}
