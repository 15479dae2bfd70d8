import type { Bindings } from './bind.ts';
import { callerOf } from './RequestContext.ts';

export const clickBindings: Pick<Bindings, 'createClick' | 'listMyClicks'> = {
  async createClick(context, { params, query, body }) {
    const { id: memberId } = await callerOf(context);
    return context.services.clicks.record({ memberId, source: query.clickSource, targetId: params.id, device: body });
  },
  async listMyClicks(context, { query }) {
    const { id: memberId } = await callerOf(context);
    return context.services.clicks.listOf(memberId, query);
  },
};
