import type { Bindings } from '../bind.ts';
import { keyedBinding } from '../keyedBinding.ts';
import { callerOf } from '../RequestContext.ts';

export const disputeBindings: Pick<Bindings, 'createDispute' | 'listMyDisputes'> = {
  createDispute: keyedBinding('createDispute', {
    async act(context, { body }, once) {
      const { id: memberId } = await callerOf(context);
      return context.services.disputes.create({ memberId, body, ownHost: context.header('host') }, once());
    },
  }),
  async listMyDisputes(context, { query }) {
    return context.services.disputes.listOf((await callerOf(context)).id, query, context.header('host'));
  },
};
