import type { Bindings } from '../bind.ts';
import { callerOf } from '../RequestContext.ts';

export const payoutBindings: Pick<Bindings, 'listMyPayouts'> = {
  async listMyPayouts(context, { query }) {
    const { id: memberId } = await callerOf(context);
    return context.services.payouts.listOf(memberId, query);
  },
};
