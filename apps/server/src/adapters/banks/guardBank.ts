import type { BankPort } from '../../domain/payouts/transfers/BankPort.ts';

/**
 * A bank that asks before each word with the bank whether it still may: production can open the database of a host that runs,
 * and an operator can change the bank meanwhile. A refusal throws, which counts as unknown.
 */
export function guardBank(bank: BankPort, mayPay: () => Promise<void>): BankPort {
  const { listSince } = bank;
  return {
    ...bank,
    ...(listSince && {
      async listSince(from: Date) {
        await mayPay();
        return listSince(from);
      },
    }),
    async transfer(transfer) {
      await mayPay();
      return bank.transfer(transfer);
    },
    async find(payoutId) {
      await mayPay();
      return bank.find(payoutId);
    },
  };
}
