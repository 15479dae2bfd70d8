import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { BankTransfer } from '../../../domain/payouts/transfers/BankPort.ts';
import { openLines } from './openLines.ts';

/**
 * What becomes of a transfer. `normal`: it is sent. `hangs`: the bank answers nothing about it; `drops`: it ends each
 * connection in place of an answer. Both last until it is normal again.
 */
export type SimulatedOutcome = 'normal' | 'fails' | 'hangs' | 'drops' | 'returns';

/** A transfer that the simulated bank has accepted. It knows no name and no number of whom it pays. */
export interface LoggedTransfer {
  payoutId: string;
  kind: 'account' | 'upi';
  /** Unix time (ms). */
  takenAt: number;
  /** Absent from files of before. */
  amountPaise?: number;
  /** The last signs of the account number or UPI ID. */
  target?: string;
  /** The version of the bank details. Absent from files of before. */
  bankAccountId?: string;
  /** The outcome for the next transfer that it got: the id of a line in the other file. */
  orderId?: string;
}

/** A line of the file of outcomes: what a developer chose for one transfer, or else for the next one. */
interface ChosenOutcome {
  id: string;
  payoutId?: string;
  /** The outcome; its name in the file is older than that in the code. */
  fate: SimulatedOutcome;
  /** Unix time (ms). */
  at: number;
}

/** A transfer, and the last outcome that was chosen for it. */
export interface TransferState {
  transfer: LoggedTransfer;
  outcome: SimulatedOutcome;
  /** When one was chosen for it alone (ms); absent: none was. */
  chosenAt: number | undefined;
}

/** What the simulated bank remembers, in two files of lines. Several processes may share them; a restart loses nothing. */
export function openTransferLog(folder: string, now: () => number) {
  const transferLines = openLines<LoggedTransfer>(join(folder, 'transfers.jsonl'));
  const outcomeLines = openLines<ChosenOutcome>(join(folder, 'orders.jsonl'));
  const transfers = new Map<string, LoggedTransfer>();
  const outcomesById = new Map<string, ChosenOutcome>();
  const outcomesOfTransfers = new Map<string, ChosenOutcome>();
  const used = new Set<string>();
  let forNext: ChosenOutcome | undefined;

  function readOn(): void {
    for (const chosen of outcomeLines.readOn()) {
      outcomesById.set(chosen.id, chosen);
      if (chosen.payoutId === undefined) forNext = chosen;
      else outcomesOfTransfers.set(chosen.payoutId, chosen);
    }
    for (const transfer of transferLines.readOn()) {
      // the first of a payout counts
      if (!transfers.has(transfer.payoutId)) transfers.set(transfer.payoutId, transfer);
      if (transfer.orderId !== undefined) used.add(transfer.orderId);
    }
  }

  const pending = (): ChosenOutcome | undefined => (forNext && !used.has(forNext.id) ? forNext : undefined);

  function toState(transfer: LoggedTransfer): TransferState {
    const own = outcomesOfTransfers.get(transfer.payoutId);
    const outcome = own?.fate ?? outcomesById.get(transfer.orderId ?? '')?.fate ?? 'normal';
    return { transfer, outcome, chosenAt: own?.at };
  }

  function find(payoutId: string): TransferState | undefined {
    readOn();
    const transfer = transfers.get(payoutId);
    return transfer && toState(transfer);
  }

  return {
    /** Also what another process has added since. */
    find,

    /** All transfers, newest first. */
    list(): TransferState[] {
      readOn();
      return [...transfers.values()].map(toState).reverse();
    },

    /** Adds a transfer once, with the outcome that was chosen for the next one. */
    add({ payoutId, bankAccountId, target, amountPaise }: BankTransfer): TransferState {
      const known = find(payoutId);
      if (known) return known;
      const chosen = pending();
      const ending =
        target.kind === 'upi' ? target.vpa.slice(target.vpa.lastIndexOf('@')) : target.accountNumber.slice(-4);
      const transfer: LoggedTransfer = {
        payoutId,
        kind: target.kind,
        takenAt: now(),
        amountPaise: Number(amountPaise),
        target: `••••${ending}`,
        bankAccountId,
        ...(chosen && { orderId: chosen.id }),
      };
      transferLines.add(transfer);
      return find(payoutId) ?? toState(transfer);
    },

    /** The outcome of the next transfer. */
    nextOutcome(): SimulatedOutcome {
      readOn();
      return pending()?.fate ?? 'normal';
    },

    /** @param payoutId absent: for the next transfer */
    setOutcome(outcome: SimulatedOutcome, payoutId?: string): void {
      outcomeLines.add({ id: randomUUID(), fate: outcome, at: now(), ...(payoutId !== undefined && { payoutId }) });
    },
  };
}
