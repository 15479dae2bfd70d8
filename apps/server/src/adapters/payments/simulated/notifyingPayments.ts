import type { PaymentNewsService } from '../../../domain/shop/checkout/createPaymentNewsService.ts';
import type { SimulatedAct, SimulatedPaymentControls, SimulatedProof } from './createSimulatedPayments.ts';

/** The simulated provider, for the window in which developers pay. */
export interface SimulatedPayments {
  list: SimulatedPaymentControls['list'];
  /** The shop is told at once. @returns undefined where the order can no longer become that */
  act(providerOrderId: string, act: SimulatedAct): Promise<SimulatedProof | undefined>;
}

/** Tells the shop what was done in the window, by the door through which real providers tell it. */
export function notifyingPayments(
  { list, act, callFor }: SimulatedPaymentControls,
  news: PaymentNewsService,
): SimulatedPayments {
  return {
    list,
    async act(providerOrderId, wish) {
      const proof = act(providerOrderId, wish);
      if (!proof) return undefined;
      const { headers, body } = callFor(providerOrderId);
      await news.open('simulated', headers)({ contentType: 'application/json', bytes: body, isCut: false })();
      return proof;
    },
  };
}
