import type { Handlers } from '../Handler.ts';
import { callerOf } from '../RequestContext.ts';

export const walletHandlers: Pick<Handlers, 'getMyWallet' | 'getMyCashback' | 'getMyStatement' | 'checkLedger'> = {
  async getMyWallet(context) {
    const { id: memberId } = await callerOf(context);
    return context.services.wallets.walletOf(memberId);
  },
  async getMyCashback(context, { query }) {
    const { id: memberId } = await callerOf(context);
    return context.services.cashback.cashbackOf(memberId, query);
  },
  async getMyStatement(context, { query }) {
    const { id: memberId } = await callerOf(context);
    return context.services.statements.partOf(memberId, query);
  },
  checkLedger: ({ services }) => services.wallets.lastCheck(),
};
