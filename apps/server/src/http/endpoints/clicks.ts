import type { Handlers } from '../Handler.ts';
import { idempotencyKeyOf } from '../keyedHandler.ts';
import { callerOf } from '../RequestContext.ts';

export const clickHandlers: Pick<Handlers, 'createClick' | 'listMyClicks'> = {
  async createClick(context, { params, query, body }) {
    const { id: memberId } = await callerOf(context);
    const idempotencyKey = idempotencyKeyOf(context);
    const target = { source: query.clickSource, targetId: params.id };
    return context.services.clicks.record({ memberId, ...target, device: body, idempotencyKey });
  },
  async listMyClicks(context, { query }) {
    const { id: memberId } = await callerOf(context);
    return context.services.clicks.listOf(memberId, query);
  },
};
