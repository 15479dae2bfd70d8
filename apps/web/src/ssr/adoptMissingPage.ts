import type { createRouter } from '../router.tsx';

/**
 * The server makes one page for all addresses of a route at which nothing is. Before that page is brought to life, the
 * match that says so gets the id that it has at the address in the browser: by its id the router knows that what was
 * sent is what is shown here.
 */
export function adoptMissingPage(router: ReturnType<typeof createRouter>): void {
  const sent = window.$_TSR?.router?.matches ?? [];
  const index = sent.findIndex(({ s }) => s === 'notFound');
  const match = sent[index];
  const here = match && router.matchRoutes(router.latestLocation)[index];
  // Ids are sent with this sign for a slash (ssr-match-id.ts of the router).
  if (here) match.i = here.id.replaceAll('/', '#');
}
