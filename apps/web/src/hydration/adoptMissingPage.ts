import type { RegisteredRouter } from '@tanstack/react-router';

/**
 * The server renders one "page not found" per route and sends it for every missing address of that route. The router
 * hydrates a match only when its id is that of the browser's address, so the id is corrected before hydration.
 */
export function adoptMissingPage(router: RegisteredRouter): void {
  const sent = window.$_TSR?.router?.matches ?? [];
  const index = sent.findIndex(({ s }) => s === 'notFound');
  const match = sent[index];
  const shown = match && router.matchRoutes(router.latestLocation)[index];
  // Ids are sent with this sign for a slash (ssr-match-id.ts of the router).
  if (shown) match.i = shown.id.replaceAll('/', '#');
}
