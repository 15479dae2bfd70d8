import type { Bindings } from './bind.ts';
import { callerOf } from './RequestContext.ts';

export const disputeBindings: Pick<Bindings, 'createDispute' | 'listMyDisputes'> = {
  async createDispute(context, { body }) {
    return context.services.disputes.create((await callerOf(context)).id, body, context.header('host'));
  },
  async listMyDisputes(context, { query }) {
    return context.services.disputes.listOf((await callerOf(context)).id, query, context.header('host'));
  },
};
