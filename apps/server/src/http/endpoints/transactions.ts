import type { Handlers } from '../Handler.ts';
import { callerOf } from '../RequestContext.ts';

export const transactionHandlers: Pick<Handlers, 'listMyTransactions' | 'getOrderStory'> = {
  async listMyTransactions(context, { query }) {
    const { id: memberId } = await callerOf(context);
    return context.services.orders.listOf(memberId, query);
  },
  async getOrderStory(context, { params }) {
    const { id: memberId } = await callerOf(context);
    return context.services.orders.storyOf(memberId, params.id);
  },
};
