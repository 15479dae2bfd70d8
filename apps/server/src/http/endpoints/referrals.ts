import type { Handlers } from '../Handler.ts';
import { callerOf } from '../RequestContext.ts';

export const referralHandlers: Pick<Handlers, 'listReferredPeople'> = {
  async listReferredPeople(context, { query }) {
    return context.services.referrals.listOf((await callerOf(context)).id, query);
  },
};
