import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName } from '../RequestContext.ts';

export const adminSettlementHandlers: Pick<Handlers, 'listSettlements' | 'settleFile' | 'withdrawSettlement'> = {
  listSettlements: ({ services }, { query }) => services.books.listStatements(query),
  settleFile: keyedHandler('settleFile', {
    act: async (context, { body }, once) => context.services.books.settleFile(body, await adminName(context), once()),
  }),
  withdrawSettlement: keyedHandler('withdrawSettlement', {
    act: async (context, { body }, once) =>
      context.services.books.withdrawStatement(body, await adminName(context), once()),
  }),
};
