import type { Handlers } from '../Handler.ts';
import { idempotencyKeyOf, keyedHandler } from '../keyedHandler.ts';
import { callerOf } from '../RequestContext.ts';

type ClickCalls = 'createClick' | 'listMyClicks' | 'listClickQuestions' | 'answerClickQuestion';

export const clickHandlers: Pick<Handlers, ClickCalls> = {
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
  async listClickQuestions(context) {
    return context.services.questions.listOf((await callerOf(context)).id);
  },
  answerClickQuestion: keyedHandler('answerClickQuestion', {
    async act(context, { params: { id: clickId }, body: { bought } }, once) {
      const { id: memberId } = await callerOf(context);
      return context.services.questions.answer({ memberId, clickId, bought }, once());
    },
  }),
};
