import type { BankNewsService } from '../../../domain/payouts/transfers/createBankNewsService.ts';
import type { SimulatedBankControls } from './createSimulatedBank.ts';

/** The simulated bank, for the page on which developers see it. */
export interface SimulatedBank extends Omit<SimulatedBankControls, 'order'> {
  /** The shop is told at once. @returns whether the transfer could still become that */
  order(...wish: Parameters<SimulatedBankControls['order']>): Promise<boolean>;
}

/** Tells the shop what was wished of a transfer, by the door through which real banks tell it. */
export function notifyingControls(desk: SimulatedBankControls, news: BankNewsService): SimulatedBank {
  return {
    ...desk,
    async order(payoutId, fate) {
      if (!desk.order(payoutId, fate)) return false;
      const bytes = Buffer.from(JSON.stringify({ payoutId }));
      await news.open('simulated', {})({ contentType: 'application/json', bytes, isCut: false })();
      return true;
    },
  };
}
