import type { Handlers } from '../Handler.ts';

export const redirectHandlers: Pick<Handlers, 'checkRedirect'> = {
  checkRedirect: ({ services }, { query }) => services.redirects.check(query.url),
};
