import type { BankNewsService } from '../../../domain/payouts/transfers/createBankNewsService.ts';
import type { SimulatedDesk } from './createSimulatedBank.ts';

/** The simulated bank, for the page on which developers see it. */
export interface SimulatedBank extends Omit<SimulatedDesk, 'order'> {
  /** The shop is told at once. @returns whether the transfer could still become that */
  order(...wish: Parameters<SimulatedDesk['order']>): Promise<boolean>;
}

/** Tells the shop what was wished of a transfer, by the door through which real banks tell it. */
export function tellingDesk(desk: SimulatedDesk, news: BankNewsService): SimulatedBank {
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
