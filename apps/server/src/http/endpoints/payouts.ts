import type { Handlers } from '../Handler.ts';
import { callerOf } from '../RequestContext.ts';

export const payoutHandlers: Pick<Handlers, 'listMyPayouts' | 'getPayoutStory'> = {
  async listMyPayouts(context, { query }) {
    const { id: memberId } = await callerOf(context);
    return context.services.payouts.listOf(memberId, query);
  },
  async getPayoutStory(context, { params }) {
    const { id: memberId } = await callerOf(context);
    return context.services.payouts.storyOf(memberId, params.id);
  },
};
