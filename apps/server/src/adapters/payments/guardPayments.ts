import type { PaymentPort } from '../../domain/shop/checkout/PaymentPort.ts';

/** A provider that asks before each word whether it still may: production can open the database of a host that runs. A refusal throws. */
export function guardPayments(payment: PaymentPort, mayTake: () => Promise<void>): PaymentPort {
  return {
    ...payment,
    async open(order) {
      await mayTake();
      return payment.open(order);
    },
    async reopen(providerOrderId) {
      await mayTake();
      return payment.reopen(providerOrderId);
    },
    async find(providerOrderId) {
      await mayTake();
      return payment.find(providerOrderId);
    },
    async findRefunds(paid) {
      await mayTake();
      return payment.findRefunds(paid);
    },
    async refund(refund) {
      await mayTake();
      return payment.refund(refund);
    },
  };
}
