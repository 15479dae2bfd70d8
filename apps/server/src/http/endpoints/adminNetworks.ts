import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName } from '../RequestContext.ts';

export const adminNetworkHandlers: Pick<Handlers, 'listNetworks' | 'changeNetworkPolicy'> = {
  listNetworks: ({ services }, { query }) => services.networks.list(query),
  changeNetworkPolicy: keyedHandler('changeNetworkPolicy', {
    act: async (context, { body }, once) => {
      const by = { who: await adminName(context), action: 'changeNetworkPolicy' };
      return context.services.networks.change(body, by, once());
    },
  }),
};
