import type { RegisteredRouter } from '@tanstack/react-router';

/**
 * Completes what the server sent for the router to hydrate. Its data count as loaded at this moment: a page has no times in it, so that it
 * has the same bytes whenever it is made.
 *
 * The server renders one "page not found" per route and sends it for every missing address of that route. The router
 * hydrates a match only when its id is that of the browser's address, so the id is corrected.
 */
export function adoptPage(router: RegisteredRouter): void {
  const sent = window.$_TSR?.router?.matches ?? [];
  for (const match of sent) match.u = Date.now();
  const index = sent.findIndex(({ s }) => s === 'notFound');
  const match = sent[index];
  const shown = match && router.matchRoutes(router.latestLocation)[index];
  // Ids are sent with this sign for a slash (ssr-match-id.ts of the router).
  if (shown) match.i = shown.id.replaceAll('/', '#');
}
