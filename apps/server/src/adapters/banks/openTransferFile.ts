import { appendFileSync, closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import { dirname } from 'node:path';

/** A transfer that the simulated bank has taken. It knows no details of whom it pays. */
export interface KeptTransfer {
  payoutId: string;
  kind: 'account' | 'upi';
  /** Unix time (ms). */
  takenAt: number;
}

/** What the simulated bank remembers. */
export interface TransferFile {
  /** Also what another process has taken since. The first of a payout counts. */
  find(payoutId: string): KeptTransfer | undefined;
  /** Keeps a transfer, before anybody is told. */
  add(transfer: KeptTransfer): void;
}

/**
 * Opens a file of lines, to which lines are only ever added, by several processes at once. A line begins and ends with a
 * line break: one that was being written when its process ended spoils no other.
 */
export function openTransferFile(file: string): TransferFile {
  const known = new Map<string, KeptTransfer>();
  let readTo = 0;

  function readOn(): void {
    if (!existsSync(file)) return;
    const { text, end } = readLines(file, readTo);
    readTo = end;
    for (const line of text.split('\n')) {
      const transfer = parse(line);
      if (transfer && !known.has(transfer.payoutId)) known.set(transfer.payoutId, transfer);
    }
  }

  return {
    find(payoutId) {
      if (!known.has(payoutId)) readOn();
      return known.get(payoutId);
    },
    add(transfer) {
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `\n${JSON.stringify(transfer)}\n`, { flush: true });
    },
  };
}

/** The whole lines after a place in the file, and where they end. */
function readLines(file: string, from: number): { text: string; end: number } {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(Math.max(fstatSync(descriptor).size - from, 0));
    const whole = bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, from)).lastIndexOf('\n') + 1;
    return { text: bytes.toString('utf8', 0, whole), end: from + whole };
  } finally {
    closeSync(descriptor);
  }
}

function parse(line: string): KeptTransfer | undefined {
  try {
    return JSON.parse(line) as KeptTransfer;
  } catch {
    // empty, or never finished: nobody was told of it
    return undefined;
  }
}
