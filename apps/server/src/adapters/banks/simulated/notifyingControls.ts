import type { BankNewsService } from '../../../domain/payouts/transfers/createBankNewsService.ts';
import type { SimulatedBankControls } from './createSimulatedBank.ts';

/** The simulated bank, for the page on which developers see it. */
export interface SimulatedBank extends Omit<SimulatedBankControls, 'setOutcome'> {
  /** Reports it to the shop at once. @returns whether the transfer could still get this outcome */
  setOutcome(...choice: Parameters<SimulatedBankControls['setOutcome']>): Promise<boolean>;
}

/** Controls that report a changed outcome to the shop as real banks do: by its webhook. */
export function notifyingControls(controls: SimulatedBankControls, news: BankNewsService): SimulatedBank {
  return {
    ...controls,
    async setOutcome(payoutId, outcome) {
      if (!controls.setOutcome(payoutId, outcome)) return false;
      const bytes = Buffer.from(JSON.stringify({ payoutId }));
      await news.open('simulated', {})({ contentType: 'application/json', bytes, isCut: false })();
      return true;
    },
  };
}
