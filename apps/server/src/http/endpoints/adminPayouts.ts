import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName } from '../RequestContext.ts';

export const adminPayoutHandlers: Pick<Handlers, 'listPayouts' | 'retryPayout' | 'settlePayout' | 'returnPayout'> = {
  listPayouts: ({ services }, { query }) => services.operatedPayouts.list(query),
  retryPayout: keyedHandler('retryPayout', {
    async act(context, { params: { id } }, once) {
      const by = { who: await adminName(context), action: 'retryPayout' };
      return context.services.operatedPayouts.retry(id, by, once());
    },
  }),
  settlePayout: keyedHandler('settlePayout', {
    async act(context, { params: { id }, body }, once) {
      const by = { who: await adminName(context), action: 'settlePayout' };
      return context.services.operatedPayouts.settle(id, body, by, once());
    },
  }),
  returnPayout: keyedHandler('returnPayout', {
    async act(context, { params: { id }, body: { reason } }, once) {
      const by = { who: await adminName(context), action: 'returnPayout' };
      return context.services.operatedPayouts.giveBack({ id, reason }, by, once());
    },
  }),
};
