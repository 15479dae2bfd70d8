import type { Resolvers } from '../http/createHandlers.ts';

export const healthResolvers: Pick<Resolvers, 'live' | 'ready'> = {
  live: () => ({ status: 'ok' }),
  ready: () => ({ status: 'ok' }),
};
