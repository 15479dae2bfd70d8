import { readFileSync } from 'node:fs';

/** A transfer as the bank in a process of its own reads it. */
export interface AskedTransfer {
  payoutId: string;
  memberId: string;
  amountPaise: string;
}

/** What a bank did with money, as it wrote it down itself. */
export type WitnessLine = AskedTransfer & { event: 'sent' | 'returned' };

export function readWitness(file: string): WitnessLine[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as WitnessLine);
}

/** Paise of each member that the bank sent and did not take back. */
export function paidBy(lines: readonly WitnessLine[]): Map<string, bigint> {
  const paid = new Map<string, bigint>();
  for (const { memberId, amountPaise, event } of lines) {
    const paise = event === 'sent' ? BigInt(amountPaise) : -BigInt(amountPaise);
    paid.set(memberId, (paid.get(memberId) ?? 0n) + paise);
  }
  return paid;
}
