import type { Bindings } from './bind.ts';
import { adminOf, callerOf } from './RequestContext.ts';

export const walletBindings: Pick<Bindings, 'getMyWallet' | 'getMyCashback' | 'checkLedger'> = {
  async getMyWallet(context) {
    const { id: memberId } = await callerOf(context);
    return context.services.wallets.walletOf(memberId);
  },
  async getMyCashback(context, { query }) {
    const { id: memberId } = await callerOf(context);
    return context.services.wallets.cashbackOf(memberId, query);
  },
  async checkLedger(context) {
    await adminOf(context);
    return context.services.wallets.check();
  },
};
