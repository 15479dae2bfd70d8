import type { BankAnswer, BankPort, BankTransfer } from '../domain/payouts/transfers/BankPort.ts';

/** The bank's behaviour: `lost` sends the money, but the answer gets lost. */
export type BankBehaviour = 'sent' | 'refused' | 'lost' | 'away';

interface FakeBank extends BankPort {
  /** Requested transfers, also repeated ones. */
  readonly calls: BankTransfer[];
  /** Paise that this bank has sent to a member, independent of the ledger. */
  sentTo(memberId: bigint): bigint;
}

/** A bank that decides once per key. */
export function createFakeBank(behave: (call: number) => BankBehaviour = () => 'sent'): FakeBank {
  const decided = new Map<string, BankTransfer & { answer: BankAnswer }>();
  const calls: BankTransfer[] = [];

  return {
    name: 'fake',
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
    find: async (payoutId) => decided.get(payoutId)?.answer ?? { result: 'missing' },
    sentTo: (memberId) =>
      [...decided.values()]
        .filter((transfer) => transfer.memberId === memberId && transfer.answer.result === 'sent')
        .reduce((total, { amountPaise }) => total + amountPaise, 0n),
  };
}
