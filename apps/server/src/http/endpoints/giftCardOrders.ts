import type { Handlers } from '../Handler.ts';
import { callerOf } from '../RequestContext.ts';

export const giftCardOrderHandlers: Pick<Handlers, 'listGiftCardOrders'> = {
  async listGiftCardOrders(context, { query }) {
    return context.services.giftCardOrders.listOf((await callerOf(context)).id, query);
  },
};
