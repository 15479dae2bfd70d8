import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName } from '../RequestContext.ts';

export const adminClaimHandlers: Pick<Handlers, 'listClaims' | 'answerClaim' | 'decideClaimOrder'> = {
  listClaims: (context, { query }) => context.services.claims.list(query, context.header('host')),
  answerClaim: keyedHandler('answerClaim', {
    async act(context, { params: { id }, body }, once) {
      const change = { id, who: await adminName(context), ownHost: context.header('host') };
      return context.services.claims.answer(change, body, once());
    },
  }),
  decideClaimOrder: keyedHandler('decideClaimOrder', {
    async act(context, { params: { id }, body }, once) {
      const change = { id, who: await adminName(context), ownHost: context.header('host') };
      return context.services.claims.decideOrder(change, body, once());
    },
  }),
};
