import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName, callerOf } from '../RequestContext.ts';

type Names = 'getMyWallet' | 'getMyCashback' | 'getMyStatement' | 'checkLedger' | 'startLedgerCheck';

export const walletHandlers: Pick<Handlers, Names> = {
  async getMyWallet(context) {
    const { id: memberId } = await callerOf(context);
    const { wallets, payouts } = context.services;
    const [totals, nextPayout] = await Promise.all([wallets.walletOf(memberId), payouts.nextOf(memberId)]);
    return { ...totals, ...(nextPayout && { nextPayout }) };
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
  startLedgerCheck: keyedHandler('startLedgerCheck', {
    act: async (context, { body: { kind } }, once) =>
      context.services.wallets.askForCheck(kind, await adminName(context), once()),
  }),
};
