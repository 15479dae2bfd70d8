import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { callerOf } from '../RequestContext.ts';

export const disputeHandlers: Pick<Handlers, 'createDispute' | 'answerDispute' | 'listMyDisputes'> = {
  createDispute: keyedHandler('createDispute', {
    async act(context, { body }, once) {
      const { id: memberId } = await callerOf(context);
      return context.services.disputes.create({ memberId, body, ownHost: context.header('host') }, once());
    },
  }),
  answerDispute: keyedHandler('answerDispute', {
    async act(context, { params: { id: disputeId }, body }, once) {
      const { id: memberId } = await callerOf(context);
      const answer = { memberId, disputeId, body, ownHost: context.header('host') };
      return context.services.disputes.answer(answer, once());
    },
  }),
  async listMyDisputes(context, { query }) {
    return context.services.disputes.listOf((await callerOf(context)).id, query, context.header('host'));
  },
};
