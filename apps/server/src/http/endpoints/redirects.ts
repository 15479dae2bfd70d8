import type { Bindings } from '../bind.ts';

export const redirectBindings: Pick<Bindings, 'checkRedirect'> = {
  checkRedirect: ({ services }, { query }) => services.redirects.check(query.url),
};
