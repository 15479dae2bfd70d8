import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName } from '../RequestContext.ts';

export const adminRefundHandlers: Pick<Handlers, 'listRefunds' | 'refundByHand'> = {
  listRefunds: ({ services }, { query }) => services.refunds.list(query),
  refundByHand: keyedHandler('refundByHand', {
    act: async (context, { params, body }, once) => {
      const by = { who: await adminName(context), action: 'refundByHand' };
      return context.services.refunds.byHand({ ...params, ...body }, by, once());
    },
  }),
};
