/**
 * How a page may be kept. `shared` pages are the same for every visitor and do not depend on the query, so that a
 * campaign parameter costs no render; `query` pages depend on it; `private` ones are the dashboard's shell.
 */
export type PageKind = 'shared' | 'query' | 'private';

/** Tells the kind of the page at an address. */
export function pageKind(url: URL): PageKind {
  if (url.pathname === '/user_dashboard' || url.pathname.startsWith('/user_dashboard/')) return 'private';
  if (url.pathname === '/redirect') return 'query';
  if (url.pathname === '/stores' && url.search !== '') return 'query';
  return 'shared';
}
