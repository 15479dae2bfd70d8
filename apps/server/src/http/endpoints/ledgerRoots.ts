import type { Handlers } from '../Handler.ts';
import { callerOf } from '../RequestContext.ts';

export const ledgerRootHandlers: Pick<Handlers, 'listLedgerRoots' | 'getMyInclusion' | 'getLedgerConsistency'> = {
  listLedgerRoots: ({ services }, { query }) => services.roots.listOf(query),
  async getMyInclusion(context, { query }) {
    const { id: memberId } = await callerOf(context);
    return context.services.roots.inclusionOf(memberId, query.day);
  },
  getLedgerConsistency: ({ services }, { query }) => services.roots.consistencyOf(query),
};
