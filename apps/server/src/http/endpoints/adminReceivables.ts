import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName } from '../RequestContext.ts';

export const adminReceivableHandlers: Pick<Handlers, 'listReceivables' | 'listUnpaidOrders' | 'writeOffReceivable'> = {
  listReceivables: ({ services }, { query }) => services.receivables.list(query),
  listUnpaidOrders: ({ services }, { query }) => services.receivables.listOrders(query),
  writeOffReceivable: keyedHandler('writeOffReceivable', {
    act: async (context, { body }, once) => {
      const by = { who: await adminName(context), action: 'writeOffReceivable' };
      return context.services.receivables.writeOff(body, by, once());
    },
  }),
};
