import type { Bindings } from '../bind.ts';
import { callerOf } from '../RequestContext.ts';

export const giftCardOrderBindings: Pick<Bindings, 'listGiftCardOrders'> = {
  async listGiftCardOrders(context, { query }) {
    return context.services.giftCardOrders.listOf((await callerOf(context)).id, query);
  },
};
