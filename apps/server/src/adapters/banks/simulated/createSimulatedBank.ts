import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { DAY_MS } from '@potli/api/units/time';
import type { BankNews, BankPort, BankStatus, BankWebhook } from '../../../domain/payouts/transfers/BankPort.ts';
import { fieldsIn } from '../createBankClient.ts';
import { isPayoutId } from '../isPayoutId.ts';
import { readJson } from '../readJson.ts';
import { type LoggedTransfer, openTransferLog, type SimulatedOutcome, type TransferState } from './openTransferLog.ts';

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
  /** The outcomes that are still possible. */
  choices: readonly SimulatedOutcome[];
}

/** What a developer can see of the simulated bank, and change. */
export interface SimulatedBankControls {
  /** Newest first. */
  list(): SimulatedTransfer[];
  /** The outcome of the next transfer. */
  nextOutcome(): SimulatedOutcome;
  setNextOutcome(outcome: SimulatedOutcome): void;
  /** @returns whether the transfer could still get this outcome */
  setOutcome(payoutId: string, outcome: SimulatedOutcome): boolean;
}

/** From accepting a transfer to having sent it (ms), at speed 1. */
const SENT_AFTER_MS = 10_000;

/** Longer than anybody waits for an answer. A command that waits must not end meanwhile, so it is a timer. */
const HANGS_MS = 16_000;

const REASONS = { fails: 'Beneficiary account does not exist', returns: 'Beneficiary account closed' } as const;

/**
 * A bank for development that sends nothing. It accepts every transfer, says some seconds later that it is sent, and
 * loses nothing in a restart. A developer can choose another outcome. It may be called by anybody: it reads no more
 * than the id, and answers with what is in its own file.
 */
export function createSimulatedBank({ folder, speed, now = Date.now }: SimulatedBankParts): BankPort & {
  controls: SimulatedBankControls;
} {
  const log = openTransferLog(folder, now);
  const isOver = ({ takenAt }: LoggedTransfer) => now() >= takenAt + SENT_AFTER_MS / speed;

  /** What has become of a transfer by now. */
  function stateOf({ transfer, outcome, chosenAt }: TransferState): SimulatedTransfer['status'] {
    if (outcome === 'hangs' || outcome === 'drops') return outcome;
    const isDecided = chosenAt === undefined || outcome === 'normal' ? isOver(transfer) : true;
    if (!isDecided) return 'accepted';
    if (outcome === 'normal') return 'sent';
    return outcome === 'fails' ? 'refused' : 'returned';
  }

  function statusOf(state: TransferState): BankStatus {
    const { transfer, outcome } = state;
    const result = stateOf(state);
    if (result === 'sent') {
      const { amountPaise } = transfer;
      return { result, utr: utrOf(transfer), ...(amountPaise !== undefined && { amountPaise: BigInt(amountPaise) }) };
    }
    if (result === 'refused' || result === 'returned')
      return { result, reason: REASONS[outcome as keyof typeof REASONS] };
    return { result: result === 'accepted' ? 'accepted' : 'unknown' };
  }

  async function answer(state: TransferState): Promise<BankStatus> {
    if (state.outcome === 'hangs') return setTimeout(HANGS_MS, { result: 'unknown' });
    if (state.outcome === 'drops') throw new Error('The simulated bank dropped its answer');
    return statusOf(state);
  }

  return {
    name: 'simulated',
    // a developer works on Sundays, too
    worksOnHolidays: true,
    async transfer(transfer) {
      const isNew = log.find(transfer.payoutId) === undefined;
      const status = await answer(log.add(transfer));
      if (status.result === 'unknown') return status;
      // however quick it is, it first accepts a transfer; `find` gives the outcome
      return isNew || status.result === 'returned' || status.result === 'missing' ? { result: 'accepted' } : status;
    },
    async find(payoutId): Promise<BankStatus> {
      const known = log.find(payoutId);
      return known ? answer(known) : { result: 'missing' };
    },
    async listSince(from) {
      const since = log.list().filter(({ transfer }) => transfer.takenAt >= from.getTime());
      return since.map((state) => {
        const { payoutId, amountPaise = 0, takenAt, bankAccountId } = state.transfer;
        const record = { payoutId, amountPaise: BigInt(amountPaise), at: new Date(takenAt), status: statusOf(state) };
        return bankAccountId === undefined ? record : { ...record, bankAccountId };
      });
    },
    readWebhook({ body }: BankWebhook): readonly BankNews[] {
      const { payoutId } = fieldsIn(readJson(body));
      const known = isPayoutId(payoutId) ? log.find(payoutId) : undefined;
      return known ? [{ payoutId: known.transfer.payoutId, status: statusOf(known) }] : [];
    },
    controls: {
      list: () => log.list().map((each) => toSimulated(each, stateOf(each))),
      nextOutcome: log.nextOutcome,
      setNextOutcome: (outcome) => log.setOutcome(outcome),
      setOutcome(payoutId, outcome) {
        const known = log.find(payoutId);
        if (!known || !choicesOf(stateOf(known)).includes(outcome)) return false;
        log.setOutcome(outcome, payoutId);
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

function toSimulated({ transfer }: TransferState, status: SimulatedTransfer['status']): SimulatedTransfer {
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
