import type { BankAnswer, BankPort, BankTransfer } from '../domain/payouts/BankPort.ts';

/** What the bank does with a call: `lost` sends the money, but the answer never arrives. */
export type BankBehaviour = 'sent' | 'refused' | 'lost' | 'away';

interface FakeBank extends BankPort {
  /** Transfers that were asked for, repetitions included. */
  readonly calls: BankTransfer[];
  /** Paise that this bank has sent to a member: the witness, whatever the ledger says. */
  sentTo(memberId: bigint): bigint;
}

/** A bank that keeps its word: one key is decided once, for ever. */
export function createFakeBank(behave: (call: number) => BankBehaviour = () => 'sent'): FakeBank {
  const decided = new Map<string, BankTransfer & { answer: BankAnswer }>();
  const calls: BankTransfer[] = [];

  return {
    calls,
    async transfer(asked) {
      const behaviour = behave(calls.push(asked) - 1);
      if (behaviour === 'away') throw new Error('connect ECONNREFUSED');
      const before = decided.get(asked.payoutId);
      const fresh: BankAnswer =
        behaviour === 'refused'
          ? { result: 'refused', reason: 'The bank did not find this account number.' }
          : { result: 'sent', utr: `UTR${decided.size}` };
      const answer = before?.answer ?? fresh;
      if (!before) decided.set(asked.payoutId, { ...asked, answer });
      return behaviour === 'lost' ? { result: 'unknown' } : answer;
    },
    sentTo: (memberId) =>
      [...decided.values()]
        .filter((transfer) => transfer.memberId === memberId && transfer.answer.result === 'sent')
        .reduce((total, { amountPaise }) => total + amountPaise, 0n),
  };
}
