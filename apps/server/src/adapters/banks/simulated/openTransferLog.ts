import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { BankTransfer } from '../../../domain/payouts/transfers/BankPort.ts';
import { openLines } from './openLines.ts';

/**
 * What becomes of a transfer. `normal`: it is sent. `hangs`: the bank answers nothing about it; `drops`: it ends each
 * connection in place of an answer. Both last until it is normal again.
 */
export type SimulatedOutcome = 'normal' | 'fails' | 'hangs' | 'drops' | 'returns';

/** A transfer that the simulated bank has taken. It knows no name and no number of whom it pays. */
export interface LoggedTransfer {
  payoutId: string;
  kind: 'account' | 'upi';
  /** Unix time (ms). */
  takenAt: number;
  /** Absent from files of before. */
  amountPaise?: number;
  /** The last signs of the account number or UPI ID. */
  target?: string;
  /** The order for the next transfer that it got. */
  orderId?: string;
}

/** A developer's wish: for one transfer, or else for the next one. */
interface Order {
  id: string;
  payoutId?: string;
  fate: SimulatedOutcome;
  /** Unix time (ms). */
  at: number;
}

/** A transfer, and the last wish about it. */
export interface Entry {
  transfer: LoggedTransfer;
  fate: SimulatedOutcome;
  /** When a wish for it alone was made (ms); absent: there is none. */
  orderedAt: number | undefined;
}

/** What the simulated bank remembers, in two files of lines. Several processes may share them; a restart loses nothing. */
export function openTransferLog(folder: string, now: () => number) {
  const transferLines = openLines<LoggedTransfer>(join(folder, 'transfers.jsonl'));
  const orderLines = openLines<Order>(join(folder, 'orders.jsonl'));
  const transfers = new Map<string, LoggedTransfer>();
  const ordersById = new Map<string, Order>();
  const ordersOfTransfers = new Map<string, Order>();
  const used = new Set<string>();
  let forNext: Order | undefined;

  function readOn(): void {
    for (const order of orderLines.readOn()) {
      ordersById.set(order.id, order);
      if (order.payoutId === undefined) forNext = order;
      else ordersOfTransfers.set(order.payoutId, order);
    }
    for (const transfer of transferLines.readOn()) {
      // the first of a payout counts
      if (!transfers.has(transfer.payoutId)) transfers.set(transfer.payoutId, transfer);
      if (transfer.orderId !== undefined) used.add(transfer.orderId);
    }
  }

  const pending = (): Order | undefined => (forNext && !used.has(forNext.id) ? forNext : undefined);

  function toEntry(transfer: LoggedTransfer): Entry {
    const own = ordersOfTransfers.get(transfer.payoutId);
    const fate = own?.fate ?? ordersById.get(transfer.orderId ?? '')?.fate ?? 'normal';
    return { transfer, fate, orderedAt: own?.at };
  }

  function find(payoutId: string): Entry | undefined {
    readOn();
    const transfer = transfers.get(payoutId);
    return transfer && toEntry(transfer);
  }

  return {
    /** Also what another process has taken since. */
    find,

    /** All that it has taken, newest first. */
    list(): Entry[] {
      readOn();
      return [...transfers.values()].map(toEntry).reverse();
    },

    /** Takes a transfer once, with what was wished for the next one. */
    take({ payoutId, target, amountPaise }: BankTransfer): Entry {
      const known = find(payoutId);
      if (known) return known;
      const order = pending();
      const ending =
        target.kind === 'upi' ? target.vpa.slice(target.vpa.lastIndexOf('@')) : target.accountNumber.slice(-4);
      const transfer: LoggedTransfer = {
        ...{ payoutId, kind: target.kind, takenAt: now(), amountPaise: Number(amountPaise), target: `••••${ending}` },
        ...(order && { orderId: order.id }),
      };
      transferLines.add(transfer);
      return find(payoutId) ?? toEntry(transfer);
    },

    /** What the next transfer gets. */
    next(): SimulatedOutcome {
      readOn();
      return pending()?.fate ?? 'normal';
    },

    /** @param payoutId absent: for the next transfer */
    order(fate: SimulatedOutcome, payoutId?: string): void {
      orderLines.add({ id: randomUUID(), fate, at: now(), ...(payoutId !== undefined && { payoutId }) });
    },
  };
}
