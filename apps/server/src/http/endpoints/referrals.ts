import type { Bindings } from '../bind.ts';
import { callerOf } from '../RequestContext.ts';

export const referralBindings: Pick<Bindings, 'listReferredPeople'> = {
  async listReferredPeople(context, { query }) {
    return context.services.referrals.listOf((await callerOf(context)).id, query);
  },
};
